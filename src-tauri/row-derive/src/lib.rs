//! `#[derive(FromRow)]`: reads a struct from a row by the names of its columns, for
//! `jajan_sandbox::store::FromRow`. Each field has the name of its column. Attributes of a field:
//!
//! - `#[row(wire)]`: the column holds a name of the wire (`Wire<T>`), the field the value itself.
//! - `#[row(json)]`: the column holds JSON (`Json<T>`), the field what it says.
//! - `#[row(nested)]`: the field is a `FromRow` of its own, with columns of the same row. As an
//!   `Option` it is absent when all of its columns are NULL, as an outer join gives them.
//! - `#[row(nested = "name_")]`: the same, and the names of its columns begin with `name_`.
//!
//! Why not a public crate: `rusqlite-from-row` allows rusqlite up to 0.31 only; `serde_rusqlite` goes
//! around `FromSql`, so that hashes, JSON columns and booleans of nested types cannot be read.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{
    Data, DeriveInput, Error, Field, Fields, GenericArgument, LitStr, PathArguments, Result, Type,
    parse_macro_input,
};

#[proc_macro_derive(FromRow, attributes(row))]
pub fn derive_from_row(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(&input)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// How a field is read.
enum Reading {
    Plain,
    Wire,
    Json,
    /// With what the names of its columns begin with.
    Nested(String),
}

fn expand(input: &DeriveInput) -> Result<Tokens> {
    let named = match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(named) => &named.named,
            _ => return Err(Error::new_spanned(input, "needs fields with names")),
        },
        _ => return Err(Error::new_spanned(input, "needs a struct")),
    };
    let name = &input.ident;
    let mut parts = Parts::default();
    for (place, field) in named.iter().enumerate() {
        parts.add(place, field)?;
    }
    let Parts {
        kinds,
        finds,
        reads,
        absences,
    } = parts;
    Ok(quote! {
        impl crate::store::FromRow for #name {
            type Columns = (#(#kinds,)*);

            fn columns(
                names: &[&str],
                prefix: &str,
            ) -> ::rusqlite::Result<Self::Columns> {
                ::core::result::Result::Ok((#(#finds,)*))
            }

            fn read(
                row: &::rusqlite::Row<'_>,
                columns: &Self::Columns,
            ) -> ::rusqlite::Result<Self> {
                ::core::result::Result::Ok(Self { #(#reads,)* })
            }

            fn is_absent(
                row: &::rusqlite::Row<'_>,
                columns: &Self::Columns,
            ) -> ::rusqlite::Result<bool> {
                ::core::result::Result::Ok(#(#absences)&&*)
            }
        }
    })
}

/// One entry for each field.
#[derive(Default)]
struct Parts {
    kinds: Vec<Tokens>,
    finds: Vec<Tokens>,
    reads: Vec<Tokens>,
    absences: Vec<Tokens>,
}

impl Parts {
    fn add(&mut self, place: usize, field: &Field) -> Result<()> {
        let Some(name) = &field.ident else {
            return Err(Error::new_spanned(field, "needs a name"));
        };
        let kind = &field.ty;
        let place = syn::Index::from(place);
        let reading = reading(field)?;
        if let Reading::Nested(prefix) = reading {
            self.kinds
                .push(quote!(<#kind as crate::store::FromRow>::Columns));
            self.finds.push(quote! {
                <#kind as crate::store::FromRow>::columns(
                    names, &::std::format!("{prefix}{}", #prefix))?
            });
            self.reads
                .push(quote!(#name: <#kind as crate::store::FromRow>::read(row, &columns.#place)?));
            self.absences
                .push(quote!(<#kind as crate::store::FromRow>::is_absent(row, &columns.#place)?));
            return Ok(());
        }
        let column = name.to_string();
        let column = column.trim_start_matches("r#");
        self.kinds.push(quote!(usize));
        self.finds
            .push(quote!(crate::store::column(names, prefix, #column)?));
        self.reads.push(match reading {
            Reading::Wire => unwrapped(name, kind, &place, &quote!(crate::store::columns::Wire)),
            Reading::Json => unwrapped(name, kind, &place, &quote!(crate::store::columns::Json)),
            _ => quote!(#name: row.get(columns.#place)?),
        });
        self.absences.push(quote!(
            ::core::matches!(row.get_ref(columns.#place)?, ::rusqlite::types::ValueRef::Null)
        ));
        Ok(())
    }
}

/// Reads `wrapper<kind>` and takes the value out of it.
fn unwrapped(name: &syn::Ident, kind: &Type, place: &syn::Index, wrapper: &Tokens) -> Tokens {
    match inside_option(kind) {
        Some(kind) => quote! {
            #name: row
                .get::<_, ::core::option::Option<#wrapper<#kind>>>(columns.#place)?
                .map(|value| value.0)
        },
        None => quote!(#name: row.get::<_, #wrapper<#kind>>(columns.#place)?.0),
    }
}

fn inside_option(kind: &Type) -> Option<&Type> {
    let Type::Path(path) = kind else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(of) = &last.arguments else {
        return None;
    };
    match of.args.first() {
        Some(GenericArgument::Type(kind)) if last.ident == "Option" => Some(kind),
        _ => None,
    }
}

fn reading(field: &Field) -> Result<Reading> {
    let mut reading = Reading::Plain;
    for attribute in field
        .attrs
        .iter()
        .filter(|attribute| attribute.path().is_ident("row"))
    {
        attribute.parse_nested_meta(|meta| {
            reading = if meta.path.is_ident("wire") {
                Reading::Wire
            } else if meta.path.is_ident("json") {
                Reading::Json
            } else if meta.path.is_ident("nested") {
                Reading::Nested(match meta.value() {
                    Ok(value) => value.parse::<LitStr>()?.value(),
                    Err(_) => String::new(),
                })
            } else {
                return Err(meta.error("wire, json or nested"));
            };
            Ok(())
        })?;
    }
    Ok(reading)
}
