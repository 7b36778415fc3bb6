//! What is kept of an uncaught exception of iOS, see `ios/exceptions.rs`.

/// As many as Kotlin's side keeps.
const PLACES: usize = 3;
/// How an exception is thrown says nothing of where.
const THROWERS: &[&str] = &["__exceptionPreprocess", "objc_exception_throw"];

/// The class of an exception and the first places of its stack, without the addresses of this run. Never its
/// reason: it may hold what a user has typed. `symbols` are lines like
/// `3   UIKitCore   0x0000000183a0 -[UIView addSubview:] + 84`.
pub fn words_of<Symbols>(name: &str, symbols: Symbols) -> String
where
    Symbols: IntoIterator,
    Symbols::Item: AsRef<str>,
{
    let places = symbols
        .into_iter()
        .filter_map(|line| place_of(line.as_ref()))
        .take(PLACES)
        .map(|place| format!(" at {place}"))
        .collect::<String>();
    format!("{name}{places}")
}

/// The binary and what comes after the address; none of a line of another shape.
fn place_of(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    words.next()?.parse::<u16>().ok()?;
    let image = words.next()?;
    words.next().filter(|address| address.starts_with("0x"))?;
    let symbol = words.collect::<Vec<_>>().join(" ");
    let is_place = !symbol.is_empty() && !THROWERS.iter().any(|one| symbol.starts_with(one));
    is_place.then(|| format!("{image} {symbol}"))
}

#[cfg(test)]
mod tests {
    use super::words_of;

    #[test]
    fn names_the_class_and_three_places_without_addresses() {
        let symbols = [
            "0   CoreFoundation   0x00000001804ae0f8 __exceptionPreprocess + 172",
            "1   libobjc.A.dylib  0x0000000180087db4 objc_exception_throw + 56",
            "2   CoreFoundation   0x00000001804f3330 -[__NSArrayM insertObject:atIndex:] + 1168",
            "no line of a stack",
            "3   Jajan            0x0000000104a1c2d4 Jajan + 49876",
            "4   UIKitCore        0x0000000184f5a1b0 -[UIView(Internal) _addSubview:] + 84",
            "5   UIKitCore        0x0000000184f5a1b0 UIApplicationMain + 124",
        ];
        assert_eq!(
            words_of("NSRangeException", symbols),
            "NSRangeException at CoreFoundation -[__NSArrayM insertObject:atIndex:] + 1168 \
             at Jajan Jajan + 49876 at UIKitCore -[UIView(Internal) _addSubview:] + 84"
        );
    }

    #[test]
    fn names_the_class_alone_when_there_is_no_stack() {
        assert_eq!(
            words_of("NSRangeException", Vec::<String>::new()),
            "NSRangeException"
        );
    }
}
