// Made by `npm run gen` from src-tauri/contract; never edited.
/** Token expired: refresh once, replay. */
export const TOKEN_EXPIRED = '0310204';
/** Session invalid: clear, go to login, replay. */
export const SESSION_INVALID = '0310205';
/** Session invalid, second form. */
export const SESSION_REPLACED = '0310206';
/** Illegal token. */
export const TOKEN_ILLEGAL = '0310202';
/** The account is frozen. */
export const USER_FROZEN = '0310218';
/** On login: close the login dialog. Assumption: the user withdrew the login on WhatsApp. */
export const LOGIN_CLOSED = '0310224';
/** Order payment success. */
export const PAYMENT_SUCCESS = '100000044';
/** Store expired. */
export const STORE_EXPIRED = '3800021';
/** Store cannot be found. */
export const STORE_UNFINDABLE = '6410092';
/** Store does not exist. */
export const STORE_ABSENT = '6410012';
/** Not a phone number. */
export const PHONE_INVALID = '0310210';
/** The 6-digit code is wrong. */
export const CODE_WRONG = '0310211';
/** The 6-digit code is too old, used, or was never sent. */
export const CODE_EXPIRED = '0310212';
/** Too many wrong codes: this one is void, a new one must be requested. */
export const CODE_TRIES_SPENT = '0310213';
/** A new code was requested before the wait was over. */
export const CODE_TOO_SOON = '0310214';
/** The slider has to be passed first, or its token is spent. */
export const SLIDER_REQUIRED = '0310215';
/** The slider's answer is wrong or too late; a new challenge is needed. */
export const SLIDER_WRONG = '0310216';
/** The message has not arrived at WhatsApp yet. */
export const AUTH_CODE_WAITING = '0310220';
/** The auth code key is too old, used, or of another device. */
export const AUTH_CODE_EXPIRED = '0310221';
/** The reply asks for a risk check: replay under `/risk` + path with `dfp`. */
export const RISK_CHECK_REQUIRED = '0310230';
/** The risk check was not passed. */
export const RISK_REFUSED = '0310231';
/** The nickname is empty or over 20 characters. */
export const NICKNAME_INVALID = '0320001';
/** An unknown invite code, the user's own, or a second one. */
export const INVITE_CODE_INVALID = '0320002';
/** The uploaded picture is over 20 MB. */
export const IMAGE_TOO_LARGE = '0320003';
/** The uploaded file is no JPEG or PNG. */
export const IMAGE_UNSUPPORTED = '0320004';
/** The batch is empty. */
export const COUPON_SOLD_OUT = '3800101';
/** The limit of claims is reached, for today or in total. */
export const COUPON_LIMIT_REACHED = '3800102';
/** The batch is off, or its activity is over. */
export const COUPON_ENDED = '3800103';
/** The user has 500 favourites already. */
export const FAVOURITES_FULL = '6410201';
/** No such review, or one that the caller may not see. */
export const REVIEW_ABSENT = '6410301';
/** Somebody else's review. */
export const REVIEW_NOT_OWN = '6410302';
/** No purchase or visit at this store that could be reviewed. */
export const REVIEW_NOT_ELIGIBLE = '6410303';
/** Over 1000 characters, over 6 pictures, or a picture that is not the caller's. */
export const REVIEW_INVALID = '6410304';
/** No such brand. */
export const BRAND_ABSENT = '6410401';
/** No such brand day. */
export const BRAND_DAY_ABSENT = '6410402';
/** No such category. */
export const CATEGORY_ABSENT = '6410601';
/** No such mall. */
export const MALL_ABSENT = '6410602';
/** No such video. */
export const VIDEO_ABSENT = '6410604';
/** No such session of a flash sale, or it does not sell this. */
export const FLASH_ABSENT = '6410605';
/** The session has begun: nothing of it is reserved any more. */
export const FLASH_BEGUN = '6410606';
/** The user has 50 open reservations already. */
export const RESERVATIONS_FULL = '6410607';
/** Too many people at once; on brands. The list says RATE_LIMIT (merchant 8), as HTTP 429 does. */
export const BRANDS_BUSY = '6410429';
/** No such ranking. */
export const RANK_ABSENT = '6410603';
/** Sold out, or fewer left than asked for. */
export const SOLD_OUT = '100000010';
/** The user has bought as many as one may, today or in all. */
export const PURCHASE_LIMIT = '100000011';
/** Not in the group that may buy, or not yet on sale. */
export const NOT_ELIGIBLE = '100000012';
/** It does not cost what the buyer was shown. */
export const PRICE_CHANGED = '100000013';
/** The merchant took it off sale. */
export const WITHDRAWN = '100000014';
/** The red envelope cannot be used for this order. */
export const ENVELOPE_UNFIT = '100000015';
/** Can be bought in the app only. */
export const APP_ONLY = '100000016';
/** HTTP 429: too many people place orders at the moment (merchant 8). */
export const ORDER_RUSH = '100000017';
/** No method pays so much at once. */
export const NO_METHOD = '100000018';
/** So many orders or pieces of the caller's wait for their payment that no other is placed. */
export const UNPAID_ORDERS = '100000019';
/** The order does not wait for a payment, or one is being checked. */
export const NOT_PAYABLE = '100000040';
/** No such order of the caller's. */
export const ORDER_ABSENT = '100000043';
/** Over the limit of one payment by QRIS. */
export const QRIS_LIMIT = '100000041';
/** The outlet does not take this way of paying. */
export const PAY_METHOD_REFUSED = '100000042';
/** No outlet that takes the voucher is near enough. */
export const OUTLET_TOO_FAR = '100000050';
/** Neither a position nor an outlet's QR code. */
export const LOCATION_ABSENT = '100000051';
/** No voucher has this code. */
export const VOUCHER_CODE_WRONG = '100000053';
/** The voucher's code is too old, or was scanned before. */
export const VOUCHER_CODE_STALE = '100000054';
/** The voucher was used, or another cashier checks it. */
export const COUPON_USED = '100000055';
/** The outlet does not take the voucher. */
export const OUTLET_WRONG = '100000056';
/** The voucher cannot be used at this day or hour. */
export const OUTSIDE_HOURS = '100000057';
/** The voucher is in a state that does not allow it. */
export const COUPON_STATE = '100000052';
/** No such voucher of the caller's. */
export const COUPON_ABSENT = '100000058';
/** The bill is below what a claimed coupon asks for. */
export const BILL_BELOW = '100000059';
/** A voucher of it cannot be refunded: no promise, used, expired, given, or returned. */
export const REFUND_REFUSED = '100000060';
/** Not just now: the outlet checks the voucher, its gift waits, or the money is on its way. */
export const REFUND_BUSY = '100000061';
/** The money cannot go there. */
export const REFUND_DESTINATION = '100000062';
/** The money was sent already. */
export const REFUND_SENT = '100000063';
/** No such refund of the caller's. */
export const REFUND_ABSENT = '100000064';
/** The case takes no more messages of its asker now: too many within a day, or in all. */
export const CASE_FULL = '100000065';
/** Too many refunds of the caller's that an outlet or customer service decides: at once, or in 90 days. */
export const CLAIM_LIMIT = '100000066';
/** No gift, envelope, code or split with this token. */
export const TOKEN_ABSENT = '100000070';
/** Somebody else has claimed it, or none is left. */
export const TOKEN_CLAIMED = '100000071';
/** The caller is its giver. */
export const TOKEN_OWN = '100000072';
/** HTTP 429: too many wrong codes or links of gifts and red envelopes; the data says how long to wait. */
export const TOKEN_TRIES_SPENT = '100000073';
/** The split, or this share of it, can no longer be paid. */
export const SPLIT_CLOSED = '100000080';
/** This order cannot be split, or another split is open. */
export const SPLIT_REFUSED = '100000081';
/** 400: the body is not JSON or not the declared shape. */
export const BODY_MALFORMED = '9000400';
/** 401: no signature, or a wrong one. */
export const SIGNATURE_INVALID = '9000401';
/** 401: the timestamp is absent, not a number, or over 5 minutes away. */
export const TIMESTAMP_STALE = '9000402';
/** 409: the request id was seen before on a replay-checked path. */
export const REQUEST_REPEATED = '9000403';
/** 404: no such call. */
export const PATH_UNKNOWN = '9000404';
/** 405: the call exists, but only as POST. */
export const METHOD_REFUSED = '9000405';
/** 400: a demanded header is absent or malformed. */
export const HEADER_INVALID = '9000406';
/** 413: the body is over the limit. */
export const BODY_TOO_LARGE = '9000413';
/** 414: the address is over the limit. */
export const PATH_TOO_LONG = '9000414';
/** 422: the shape is right, a value is not. */
export const VALUE_INVALID = '9000422';
/** 400: another protocol version. */
export const PROTOCOL_UNSUPPORTED = '9000426';
/** 429: too many calls. */
export const RATE_LIMITED = '9000429';
/** 500: the server's own fault. */
export const INTERNAL = '9000500';
