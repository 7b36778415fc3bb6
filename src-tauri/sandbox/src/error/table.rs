//! The form in which refusals are declared.

use axum::http::StatusCode;

/// Status, code, and the sentence in Indonesian, English and Chinese.
pub type Row = (StatusCode, &'static str, [&'static str; 3]);

/// An enum out of rows `Name = STATUS CODE: "sentence" "sentence" "sentence",` in the order of
/// [`Row`]; in brackets the enums whose refusals are also this one's.
macro_rules! refusals {
    ($table:ident $(($($part:ident),+))?:
     $($name:ident = $status:ident $code:ident: $id_id:literal $en_us:literal $zh_cn:literal,)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $table {
            $($name,)+
            $($($part($part),)+)?
        }

        impl $table {
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$name),+];

            pub fn row(self) -> crate::error::table::Row {
                use axum::http::StatusCode;
                use jajan_contract::codes;

                match self {
                    $(Self::$name => (StatusCode::$status, codes::$code, [$id_id, $en_us, $zh_cn]),)+
                    $($(Self::$part(part) => part.row(),)+)?
                }
            }
        }

        impl From<$table> for crate::error::Error {
            fn from(refusal: $table) -> Self {
                Self::of(refusal.into())
            }
        }

        $($(
            impl From<$part> for $table {
                fn from(part: $part) -> Self {
                    Self::$part(part)
                }
            }
        )+)?
    };
}
