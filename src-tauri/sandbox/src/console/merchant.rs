//! The page that plays a merchant: stock, price, terms, withdrawal and flash sale of a store's vouchers.
//! A changed price is how an order meets 100000013, an empty stock 100000010, a withdrawal 100000014.

mod terms;

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::{product::PriceSource, text::rupiah};
use maud::{Markup, html};

use crate::city::details::prices;
use crate::console::form::{Fields, Problem};
use crate::console::layout::{
    answer_read, articles, button, full_section, store as store_link, subpage,
};
use crate::ids::{self, row};
use crate::state::App;
use crate::store::StoreError;
use crate::store::catalog::merchant::change::{Change, Kept};

pub const PATH: &str = "/console/merchant";
/// A voucher for each edge of a purchase.
const FIRST_SHOWN: &str = "S9000018";

/// `store` is whose vouchers.
pub async fn show(app: App, request: Request) -> Response {
    let fields = Fields::of_query(&request);
    let store = fields.get("store").unwrap_or(FIRST_SHOWN);
    respond(&app, store, None, None).await
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    let fields = match Fields::read(request).await {
        Ok(fields) => fields,
        Err(why) => return respond(&app, FIRST_SHOWN, Some(&why), None).await,
    };
    let store = fields.text("store");
    match act(&app, &fields).await {
        Ok(product_id) => {
            let place = format!("{PATH}?store={store}#{}", ids::sku(product_id));
            Redirect::to(&place).into_response()
        }
        Err(why) => respond(&app, store, Some(&why), Some(&fields)).await,
    }
}

/// `do` is `stock`, `price`, `terms`, `withdraw`, `restore`, `flash` or `normal`, with `skuId` and the
/// number in `stock` or `price`, or the fields of `terms`.
async fn act(app: &App, fields: &Fields) -> Result<row::Product, Problem> {
    ids::typed(ids::store_number, fields.text("store")).ok_or("store: S and a number.")?;
    let product_id = ids::typed(ids::sku_number, fields.text("skuId")).ok_or("skuId: which?")?;
    let price = fields.number("price")?;
    let mut change = Change::default();
    match fields.get("do") {
        Some("stock") => {
            change.stock = Some(fields.number("stock")?.ok_or("stock: how many?")?);
        }
        Some("price") => change.price = Some(price.ok_or("price: how much?")?),
        Some("withdraw") => change.is_withdrawn = Some(true),
        Some("restore") => change.is_withdrawn = Some(false),
        Some("flash") => {
            change.price = price;
            change.price_source = Some(PriceSource::FlashSale);
        }
        Some("normal") => change.price_source = Some(PriceSource::Normal),
        Some("terms") => change.terms = Some(terms::read(fields)?),
        _ => return Err("do: stock, price, terms, withdraw, restore, flash or normal.".into()),
    }
    let now_ms = app.clock.now_ms();
    let is_known = app
        .database
        .change_product(product_id, change, prices::before, now_ms);
    match is_known.await? {
        true => Ok(product_id),
        false => Err("skuId: no such voucher.".into()),
    }
}

/// `refused`: the form with the problem.
async fn respond(
    app: &App,
    store: &str,
    problem: Option<&Problem>,
    refused: Option<&Fields>,
) -> Response {
    answer_read(page(app, store, problem, refused).await, problem)
}

async fn page(
    app: &App,
    store: &str,
    problem: Option<&Problem>,
    refused: Option<&Fields>,
) -> Result<Markup, StoreError> {
    let (products, name) = match ids::typed(ids::store_number, store) {
        Some(store_id) => (
            app.database.products_of(store_id).await?,
            app.database.store_name(store_id).await?,
        ),
        None => (Vec::new(), None),
    };
    let which = html! {
        p.quiet {
            "Change a price while a buyer looks at the checkout, empty the stock, or withdraw a \
             voucher: unpaid orders of it close. "
            a href={ (PATH) "?store=" (FIRST_SHOWN) } { (FIRST_SHOWN) }
            " has a voucher for each edge of a purchase."
        }
        form.row method="get" action=(PATH) {
            label {
                "Store"
                input name="store" required maxlength="20" value=(store)
                    autocapitalize="characters" autocomplete="off";
            }
            button.main { "Show" }
        }
        @if !products.is_empty() { p { (store_link(store, name.as_deref())) " in the app" } }
    };
    let one = |product: &Kept| voucher(store, product, refused);
    let content = html! {
        (full_section("store", "Whose vouchers", which))
        (articles("vouchers", "Vouchers", "No voucher: is there such a store?", &products, one))
    };
    Ok(subpage(
        "Merchant",
        "Stock, prices and terms.",
        problem,
        content,
    ))
}

fn voucher(store: &str, product: &Kept, refused: Option<&Fields>) -> Markup {
    let sku = &ids::sku(product.product_id);
    let is_its_terms = |form: &&Fields| form.text("do") == "terms" && form.text("skuId") == &**sku;
    let typed = refused.filter(is_its_terms);
    let asked = product.promotion_price.unwrap_or(product.sale_price);
    html! {
        p #(sku) {
            strong { (product.name) }
            " " a href={ "/platform/groupCouponDetail?skuId=" (sku) } { (sku) }
            " " span { (state(product)) }
        }
        (form(store, sku, html! {
            label {
                "Stock"
                input name="stock" type="number" min="0" max="1000000" required
                    value=(product.stock);
            }
            (button("do", "stock", "Set the stock", sku))
        }))
        (form(store, sku, html! {
            label {
                "Price, rupiah"
                input name="price" type="number" min="0" max=(product.original_price) required
                    value=(asked);
            }
            (button("do", "price", "Ask this price", sku))
            (button("do", "flash", "Into the flash sale", sku))
        }))
        (form(store, sku, html! {
            @if product.is_flash_sale {
                (button("do", "normal", "Out of the flash sale", sku))
            }
            @if product.is_withdrawn {
                (button("do", "restore", "Sell it again", sku))
            } @else {
                (button("do", "withdraw", "Withdraw", sku))
            }
        }))
        details open[typed.is_some()] {
            summary { "Terms" }
            p.quiet { "From now on. What was sold keeps the terms that it was sold under." }
            (form(store, sku, html! {
                (terms::inputs(&product.terms, typed))
                (button("do", "terms", "Sell it under these terms", sku))
            }))
        }
    }
}

fn form(store: &str, sku: &str, content: Markup) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="store" value=(store);
            input type="hidden" name="skuId" value=(sku);
            (content)
        }
    }
}

fn state(product: &Kept) -> String {
    let ordinary = rupiah(product.sale_price);
    let price = match (product.promotion_price, product.is_flash_sale) {
        (Some(price), true) => format!("{ordinary}, in its flash sale {}", rupiah(price)),
        (Some(price), false) => format!("{}, before {ordinary}", rupiah(price)),
        (None, _) => ordinary,
    };
    let withdrawn = if product.is_withdrawn {
        ", withdrawn"
    } else {
        ""
    };
    format!(
        "{price} of {}, {} left{withdrawn}",
        rupiah(product.original_price),
        product.stock
    )
}
