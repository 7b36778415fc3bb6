//! Error codes of replies. The first block is the specification's (home 8, merchant 8); the block
//! that begins with 9000 is what the specs leave open.

/// Token expired: refresh once, replay.
pub const TOKEN_EXPIRED: &str = "0310204";
/// Session invalid: clear, go to login, replay.
pub const SESSION_INVALID: &str = "0310205";
/// Session invalid, second form.
pub const SESSION_REPLACED: &str = "0310206";
/// Illegal token.
pub const TOKEN_ILLEGAL: &str = "0310202";
/// The account is frozen.
pub const USER_FROZEN: &str = "0310218";
/// On login: close the login dialog. Assumption: the user withdrew the login on WhatsApp.
pub const LOGIN_CLOSED: &str = "0310224";
/// Order payment success.
pub const PAYMENT_SUCCESS: &str = "100000044";
/// Store expired.
pub const STORE_EXPIRED: &str = "3800021";
/// Store cannot be found.
pub const STORE_UNFINDABLE: &str = "6410092";
/// Store does not exist.
pub const STORE_ABSENT: &str = "6410012";

// Assumption: the rest of the account's codes; the specs say "many 03102xx codes" and list none.

/// Not a phone number.
pub const PHONE_INVALID: &str = "0310210";
/// The 6-digit code is wrong.
pub const CODE_WRONG: &str = "0310211";
/// The 6-digit code is too old, used, or was never sent.
pub const CODE_EXPIRED: &str = "0310212";
/// Too many wrong codes: this one is void, a new one must be requested.
pub const CODE_TRIES_SPENT: &str = "0310213";
/// A new code was requested before the wait was over.
pub const CODE_TOO_SOON: &str = "0310214";
/// The slider has to be passed first, or its token is spent.
pub const SLIDER_REQUIRED: &str = "0310215";
/// The slider's answer is wrong or too late; a new challenge is needed.
pub const SLIDER_WRONG: &str = "0310216";
/// The message has not arrived at WhatsApp yet.
pub const AUTH_CODE_WAITING: &str = "0310220";
/// The auth code key is too old, used, or of another device.
pub const AUTH_CODE_EXPIRED: &str = "0310221";
/// The reply asks for a risk check: replay under `/risk` + path with `dfp`.
pub const RISK_CHECK_REQUIRED: &str = "0310230";
/// The risk check was not passed.
pub const RISK_REFUSED: &str = "0310231";
/// The nickname is empty or over 20 characters.
pub const NICKNAME_INVALID: &str = "0320001";
/// An unknown invite code, the user's own, or a second one.
pub const INVITE_CODE_INVALID: &str = "0320002";
/// The uploaded picture is over 20 MB.
pub const IMAGE_TOO_LARGE: &str = "0320003";
/// The uploaded file is no JPEG or PNG.
pub const IMAGE_UNSUPPORTED: &str = "0320004";

// Assumption: codes of claims, favourites, reviews and brands.

/// The batch is empty.
pub const COUPON_SOLD_OUT: &str = "3800101";
/// The limit of claims is reached, for today or in total.
pub const COUPON_LIMIT_REACHED: &str = "3800102";
/// The batch is off, or its activity is over.
pub const COUPON_ENDED: &str = "3800103";
/// The user has 500 favourites already.
pub const FAVOURITES_FULL: &str = "6410201";
/// No such review, or one that the caller may not see.
pub const REVIEW_ABSENT: &str = "6410301";
/// Somebody else's review.
pub const REVIEW_NOT_OWN: &str = "6410302";
/// No purchase or visit at this store that could be reviewed.
pub const REVIEW_NOT_ELIGIBLE: &str = "6410303";
/// Over 1000 characters, over 6 pictures, or a picture that is not the caller's.
pub const REVIEW_INVALID: &str = "6410304";
/// No such brand.
pub const BRAND_ABSENT: &str = "6410401";
/// No such brand day.
pub const BRAND_DAY_ABSENT: &str = "6410402";
/// No such category.
pub const CATEGORY_ABSENT: &str = "6410601";
/// No such mall.
pub const MALL_ABSENT: &str = "6410602";
/// No such video.
pub const VIDEO_ABSENT: &str = "6410604";
/// No such session of a flash sale, or it does not sell this.
pub const FLASH_ABSENT: &str = "6410605";
/// The session has begun: nothing of it is reserved any more.
pub const FLASH_BEGUN: &str = "6410606";
/// The user has 50 open reservations already.
pub const RESERVATIONS_FULL: &str = "6410607";
/// Too many people at once; on brands. The list says RATE_LIMIT (merchant 8), as HTTP 429 does.
pub const BRANDS_BUSY: &str = "6410429";
/// No such ranking.
pub const RANK_ABSENT: &str = "6410603";

// Assumption: codes of buying, 1000000 and two digits (decisions "Buying, growth, privacy").

/// Sold out, or fewer left than asked for.
pub const SOLD_OUT: &str = "100000010";
/// The user has bought as many as one may, today or in all.
pub const PURCHASE_LIMIT: &str = "100000011";
/// Not in the group that may buy, or not yet on sale.
pub const NOT_ELIGIBLE: &str = "100000012";
/// It does not cost what the buyer was shown.
pub const PRICE_CHANGED: &str = "100000013";
/// The merchant took it off sale.
pub const WITHDRAWN: &str = "100000014";
/// The red envelope cannot be used for this order.
pub const ENVELOPE_UNFIT: &str = "100000015";
/// Can be bought in the app only.
pub const APP_ONLY: &str = "100000016";
/// HTTP 429: too many people place orders at the moment (merchant 8).
pub const ORDER_RUSH: &str = "100000017";
/// No method pays so much at once.
pub const NO_METHOD: &str = "100000018";
/// So many orders or pieces of the caller's wait for their payment that no other is placed.
pub const UNPAID_ORDERS: &str = "100000019";
/// The order does not wait for a payment, or one is being checked.
pub const NOT_PAYABLE: &str = "100000040";
/// No such order of the caller's.
pub const ORDER_ABSENT: &str = "100000043";
/// Over the limit of one payment by QRIS.
pub const QRIS_LIMIT: &str = "100000041";
/// The outlet does not take this way of paying.
pub const PAY_METHOD_REFUSED: &str = "100000042";

// Assumption: codes of owning, as those of buying.

/// No outlet that takes the voucher is near enough.
pub const OUTLET_TOO_FAR: &str = "100000050";
/// Neither a position nor an outlet's QR code.
pub const LOCATION_ABSENT: &str = "100000051";
/// No voucher has this code.
pub const VOUCHER_CODE_WRONG: &str = "100000053";
/// The voucher's code is too old, or was scanned before.
pub const VOUCHER_CODE_STALE: &str = "100000054";
/// The voucher was used, or another cashier checks it.
pub const COUPON_USED: &str = "100000055";
/// The outlet does not take the voucher.
pub const OUTLET_WRONG: &str = "100000056";
/// The voucher cannot be used at this day or hour.
pub const OUTSIDE_HOURS: &str = "100000057";
/// The voucher is in a state that does not allow it.
pub const COUPON_STATE: &str = "100000052";
/// No such voucher of the caller's.
pub const COUPON_ABSENT: &str = "100000058";
/// The bill is below what a claimed coupon asks for.
pub const BILL_BELOW: &str = "100000059";
/// A voucher of it cannot be refunded: no promise, used, expired, given, or returned.
pub const REFUND_REFUSED: &str = "100000060";
/// Not just now: the outlet checks the voucher, its gift waits, or the money is on its way.
pub const REFUND_BUSY: &str = "100000061";
/// The money cannot go there.
pub const REFUND_DESTINATION: &str = "100000062";
/// The money was sent already.
pub const REFUND_SENT: &str = "100000063";
/// No such refund of the caller's.
pub const REFUND_ABSENT: &str = "100000064";
/// The case takes no more messages of its asker now: too many within a day, or in all.
pub const CASE_FULL: &str = "100000065";
/// Too many refunds of the caller's that an outlet or customer service decides: at once, or in 90 days.
pub const CLAIM_LIMIT: &str = "100000066";
/// No gift, envelope, code or split with this token.
pub const TOKEN_ABSENT: &str = "100000070";
/// Somebody else has claimed it, or none is left.
pub const TOKEN_CLAIMED: &str = "100000071";
/// The caller is its giver.
pub const TOKEN_OWN: &str = "100000072";
/// HTTP 429: too many wrong codes or links of gifts and red envelopes; the data says how long to wait.
pub const TOKEN_TRIES_SPENT: &str = "100000073";
/// The split, or this share of it, can no longer be paid.
pub const SPLIT_CLOSED: &str = "100000080";
/// This order cannot be split, or another split is open.
pub const SPLIT_REFUSED: &str = "100000081";

// Assumption: codes of refusals that the specs do not list, each with its HTTP status.

/// 400: the body is not JSON or not the declared shape.
pub const BODY_MALFORMED: &str = "9000400";
/// 401: no signature, or a wrong one.
pub const SIGNATURE_INVALID: &str = "9000401";
/// 401: the timestamp is absent, not a number, or over 5 minutes away.
pub const TIMESTAMP_STALE: &str = "9000402";
/// 409: the request id was seen before on a replay-checked path.
pub const REQUEST_REPEATED: &str = "9000403";
/// 404: no such call.
pub const PATH_UNKNOWN: &str = "9000404";
/// 405: the call exists, but only as POST.
pub const METHOD_REFUSED: &str = "9000405";
/// 400: a demanded header is absent or malformed.
pub const HEADER_INVALID: &str = "9000406";
/// 413: the body is over the limit.
pub const BODY_TOO_LARGE: &str = "9000413";
/// 414: the address is over the limit.
pub const PATH_TOO_LONG: &str = "9000414";
/// 422: the shape is right, a value is not.
pub const VALUE_INVALID: &str = "9000422";
/// 400: another protocol version.
pub const PROTOCOL_UNSUPPORTED: &str = "9000426";
/// 429: too many calls.
pub const RATE_LIMITED: &str = "9000429";
/// 500: the server's own fault.
pub const INTERNAL: &str = "9000500";
