//! Refusals of logins and sessions: HTTP 200, codes of the specifications. Spec home 8.

use jajan_contract::sandbox::FreezeReason;

refusals! { Account:
    AuthCodeExpired = OK AUTH_CODE_EXPIRED:
        "Kode masuk ini sudah tidak berlaku. Mulai lagi, ya."
        "This login code no longer works. Please start again."
        "该登录码已失效，请重新开始。",
    AuthCodeWaiting = OK AUTH_CODE_WAITING:
        "Pesan WhatsApp-mu belum kami terima."
        "Your WhatsApp message has not reached us yet."
        "我们还没有收到你的 WhatsApp 消息。",
    CodeExpired = OK CODE_EXPIRED:
        "Kode ini sudah tidak berlaku. Minta kode baru, ya."
        "This code no longer works. Please ask for a new one."
        "验证码已失效，请重新获取。",
    CodeTooSoon = OK CODE_TOO_SOON:
        "Kode baru saja dikirim. Tunggu sebentar sebelum meminta lagi."
        "A code was sent just now. Wait a moment before asking again."
        "验证码刚刚发送，请稍候再获取。",
    CodeTriesSpent = OK CODE_TRIES_SPENT:
        "Kode salah terlalu banyak kali. Minta kode baru, ya."
        "Too many wrong codes. Please ask for a new one."
        "验证码错误次数过多，请重新获取。",
    CodeWrong = OK CODE_WRONG:
        "Kodenya salah. Coba periksa lagi."
        "That code is wrong. Please check it."
        "验证码错误，请核对后重试。",
    FrozenAsAsked = OK USER_FROZEN:
        "Akunmu dibekukan atas permintaanmu. Hubungi bantuan kami untuk membukanya."
        "Your account is frozen at your own request. Contact our support to reopen it."
        "你的账号已按你的要求冻结，如需恢复请联系客服。",
    FrozenReported = OK USER_FROZEN:
        "Akunmu dibekukan karena dilaporkan pengguna lain. Hubungi bantuan kami."
        "Your account is frozen because others reported it. Please contact our support."
        "由于被其他用户举报，你的账号已被冻结，请联系客服。",
    FrozenUnusualOrders = OK USER_FROZEN:
        "Akunmu dibekukan karena ada pesanan yang tidak wajar. Hubungi bantuan kami."
        "Your account is frozen because of unusual orders. Please contact our support."
        "由于订单异常，你的账号已被冻结，请联系客服。",
    LoginClosed = OK LOGIN_CLOSED:
        "Kamu membatalkan masuk di WhatsApp."
        "You cancelled the login on WhatsApp."
        "你已在 WhatsApp 中取消登录。",
    PhoneInvalid = OK PHONE_INVALID:
        "Nomor HP ini tidak benar."
        "This phone number is not right."
        "手机号码不正确。",
    RiskCheckRequired = OK RISK_CHECK_REQUIRED:
        "Kami perlu memastikan ini kamu."
        "We need to make sure that this is you."
        "我们需要确认是你本人操作。",
    RiskRefused = OK RISK_REFUSED:
        "Demi keamanan, permintaan ini tidak bisa kami lanjutkan."
        "For your safety we cannot go on with this request."
        "为了安全，我们无法继续处理该请求。",
    SessionInvalid = OK SESSION_INVALID:
        "Sesimu sudah berakhir. Silakan masuk lagi."
        "Your session has ended. Please log in again."
        "登录状态已失效，请重新登录。",
    SessionReplaced = OK SESSION_REPLACED:
        "Sesimu dipakai di tempat lain, jadi kami menutupnya. Silakan masuk lagi."
        "Your session was used elsewhere, so we closed it. Please log in again."
        "你的登录状态在别处被使用，我们已将其关闭，请重新登录。",
    SliderRequired = OK SLIDER_REQUIRED:
        "Selesaikan verifikasi dulu, ya."
        "Please complete the check first."
        "请先完成验证。",
    SliderWrong = OK SLIDER_WRONG:
        "Belum pas. Coba sekali lagi."
        "Not quite. Please try once more."
        "还差一点，请再试一次。",
    TokenExpired = OK TOKEN_EXPIRED:
        "Sesimu perlu diperbarui."
        "Your session needs to be renewed."
        "登录状态需要更新。",
    TokenIllegal = OK TOKEN_ILLEGAL:
        "Sesimu tidak dikenali. Silakan masuk lagi."
        "Your session is not known. Please log in again."
        "无法识别登录状态，请重新登录。",
}

impl From<FreezeReason> for Account {
    fn from(reason: FreezeReason) -> Self {
        match reason {
            FreezeReason::UnusualOrders => Self::FrozenUnusualOrders,
            FreezeReason::Reported => Self::FrozenReported,
            FreezeReason::OwnerAsked => Self::FrozenAsAsked,
        }
    }
}
