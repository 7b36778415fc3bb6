//! HTML that cannot be injected into: markup is text of this program, known when it is compiled;
//! everything else is escaped.

use std::fmt::{Display, Write};

#[derive(Default)]
pub struct Html(String);

impl Html {
    /// Markup; `'static`, so that nothing of a request can come this way.
    pub fn raw(&mut self, markup: &'static str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Text between tags or inside a quoted attribute.
    pub fn text(&mut self, text: impl Display) -> &mut Self {
        // Writing to a string does not fail.
        let _ = write!(Escaping(&mut self.0), "{text}");
        self
    }

    pub fn into_string(self) -> String {
        self.0
    }
}

struct Escaping<'a>(&'a mut String);

impl Write for Escaping<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                _ => self.0.push(c),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_markup_is_not() {
        let mut html = Html::default();
        html.raw("<p title=\"")
            .text("\"' onclick=x")
            .raw("\">")
            .text("<b>&")
            .raw("</p>");
        let expected = "<p title=\"&quot;&#39; onclick=x\">&lt;b&gt;&amp;</p>";
        assert_eq!(html.into_string(), expected);
    }
}
