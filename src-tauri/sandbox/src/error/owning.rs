//! Refusals of what one owns: splits. Buying 3 "Codes".

refusals! { Owning:
    SplitClosed = OK SPLIT_CLOSED:
        "Bagian ini sudah tidak bisa dibayar."
        "This share can no longer be paid."
        "这一份已无法付款。",
    SplitOpen = OK SPLIT_REFUSED:
        "Kamu masih punya patungan yang belum selesai."
        "You still have a split that is not finished."
        "你还有一笔未完成的拼单。",
    SplitRefused = OK SPLIT_REFUSED:
        "Pesanan ini tidak bisa dipatungi."
        "This order cannot be split."
        "该订单无法拆分付款。",
    TokenAbsent = OK TOKEN_ABSENT:
        "Tautan ini tidak ditemukan."
        "This link leads nowhere."
        "该链接无效。",
}
