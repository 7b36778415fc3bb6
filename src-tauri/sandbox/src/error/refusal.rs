//! What can be refused: status, code and a sentence in three languages.

use axum::http::StatusCode;
use jajan_contract::localised::Locale;

use crate::error::{Account, Business, Buying, Owning};

refusals! { Refusal(Account, Business, Buying, Owning):
    BodyMalformed = BAD_REQUEST BODY_MALFORMED:
        "Isi permintaan tidak sesuai bentuk yang diminta."
        "The body is not what this call takes."
        "请求内容的格式不正确。",
    BodyTooLarge = PAYLOAD_TOO_LARGE BODY_TOO_LARGE:
        "Isi permintaan terlalu besar."
        "The body is too large."
        "请求内容过大。",
    HeaderInvalid = BAD_REQUEST HEADER_INVALID:
        "Header permintaan tidak ada atau salah."
        "A header is missing or wrong."
        "请求头缺失或有误。",
    Internal = INTERNAL_SERVER_ERROR INTERNAL:
        "Ada gangguan di server kami. Silakan coba lagi."
        "Something went wrong on our side. Please try again."
        "服务器出了点问题，请稍后再试。",
    MethodRefused = METHOD_NOT_ALLOWED METHOD_REFUSED:
        "Panggilan ini hanya menerima POST."
        "This call takes POST only."
        "该接口只接受 POST。",
    PathTooLong = URI_TOO_LONG PATH_TOO_LONG:
        "Alamat ini terlalu panjang."
        "This address is too long."
        "网址过长。",
    PathUnknown = NOT_FOUND PATH_UNKNOWN:
        "Alamat ini tidak ada."
        "There is nothing at this address."
        "该地址不存在。",
    ProtocolUnsupported = BAD_REQUEST PROTOCOL_UNSUPPORTED:
        "Versi aplikasi ini tidak didukung lagi. Silakan perbarui."
        "This version of the app is not supported. Please update."
        "当前应用版本不受支持，请更新。",
    RateLimited = TOO_MANY_REQUESTS RATE_LIMITED:
        "Terlalu banyak permintaan. Tunggu sebentar, ya."
        "Too many requests. Please wait a moment."
        "请求过于频繁，请稍候再试。",
    RequestRepeated = CONFLICT REQUEST_REPEATED:
        "Permintaan ini sudah pernah dikirim."
        "This request was sent before."
        "该请求已经提交过。",
    SignatureInvalid = UNAUTHORIZED SIGNATURE_INVALID:
        "Tanda tangan permintaan tidak ada atau salah."
        "The signature is missing or wrong."
        "请求签名缺失或有误。",
    TimestampStale = UNAUTHORIZED TIMESTAMP_STALE:
        "Waktu permintaan tidak cocok. Periksa jam ponsel Anda."
        "The time of the request does not fit. Please check your phone's clock."
        "请求时间不符，请检查手机时间。",
    TextTooLong = UNPROCESSABLE_ENTITY VALUE_INVALID:
        "Tulisan ini terlalu panjang. Persingkat, lalu kirim lagi."
        "This text is too long. Shorten it and send it again."
        "文字过长，请缩短后重新提交。",
    TextUnseen = UNPROCESSABLE_ENTITY VALUE_INVALID:
        "Nama ini kosong atau tidak terlihat. Isi nama yang bisa dibaca."
        "This name is empty or cannot be seen. Enter one that people can read."
        "名字为空或不可见，请填写看得见的名字。",
    Unavailable = SERVICE_UNAVAILABLE INTERNAL:
        "Server sedang sibuk. Silakan coba lagi."
        "The server is busy. Please try again."
        "服务器繁忙，请稍后再试。",
    ValueInvalid = UNPROCESSABLE_ENTITY VALUE_INVALID:
        "Ada nilai yang tidak diterima."
        "A value is not accepted."
        "有的值不被接受。",
}

impl Refusal {
    pub fn status(self) -> StatusCode {
        self.row().0
    }

    pub fn code(self) -> &'static str {
        self.row().1
    }

    pub fn sentence(self, locale: Locale) -> &'static str {
        locale.one_of(self.row().2)
    }
}
