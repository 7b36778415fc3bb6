//! Refusals of what one owns: gifts, refunds, what a link or a code gives, splits. Buying 3 "Codes".

refusals! { Owning:
    BillBelow = OK BILL_BELOW:
        "Tagihannya belum mencapai minimum kupon ini."
        "The bill is below the least of this coupon."
        "账单金额未达到该优惠券的使用门槛。",
    CaseFull = OK CASE_FULL:
        "Pesanmu di kasus ini sudah banyak. Tunggu jawaban kami, coba lagi besok, atau lanjutkan lewat WhatsApp."
        "You have written a lot in this case. Wait for our answer, try again tomorrow, or go on by WhatsApp."
        "你在此问题下留言较多，请等待答复、明天再试，或通过 WhatsApp 继续。",
    ClaimLimit = OK CLAIM_LIMIT:
        "Kamu sudah mengajukan terlalu banyak pengembalian dana untuk voucher yang terpakai. Hubungi layanan pelanggan, ya."
        "You have asked for too many refunds of used vouchers. Please contact customer service."
        "你对已使用代金券的退款申请过多，请联系客服。",
    CouponAbsent = OK COUPON_ABSENT:
        "Voucher ini tidak ditemukan."
        "This voucher cannot be found."
        "找不到该代金券。",
    CouponState = OK COUPON_STATE:
        "Voucher ini sekarang tidak bisa diproses seperti itu."
        "This cannot be done with the voucher now."
        "该代金券当前无法进行此操作。",
    CouponUsed = OK COUPON_USED:
        "Voucher ini sudah dipakai, atau sedang diperiksa kasir lain."
        "This voucher has been used, or another cashier is checking it."
        "该代金券已使用，或正由其他收银员核销。",
    GiftsSpent = OK COUPON_STATE:
        "Kamu sudah memberi 10 hadiah hari ini. Coba lagi besok, ya."
        "You have given 10 gifts today. Please try again tomorrow."
        "你今天已送出 10 份礼物，请明天再试。",
    GiftTooLate = OK COUPON_STATE:
        "Hadiah ini sudah diterima atau dipakai."
        "This gift has been claimed or used already."
        "该礼物已被领取或使用。",
    LocationAbsent = OK LOCATION_ABSENT:
        "Lokasimu belum diketahui. Nyalakan lokasi, atau pindai QR di meja."
        "Your location is not known. Turn it on, or scan the QR code on the table."
        "无法获取你的位置。请开启定位，或扫描桌上的二维码。",
    OutletTooFar = OK OUTLET_TOO_FAR:
        "Outlet terlalu jauh"
        "The store is too far away"
        "距离门店太远",
    OutletWrong = OK OUTLET_WRONG:
        "Voucher ini tidak berlaku di outlet ini."
        "This store does not take this voucher."
        "该门店不适用此代金券。",
    OutsideHours = OK OUTSIDE_HOURS:
        "Voucher ini tidak bisa dipakai pada hari atau jam ini."
        "This voucher cannot be used at this day or hour."
        "该代金券在当前日期或时段不可用。",
    RefundAbsent = OK REFUND_ABSENT:
        "Pengembalian dana ini tidak ditemukan."
        "This refund cannot be found."
        "找不到该退款。",
    RefundBusy = OK REFUND_BUSY:
        "Belum bisa sekarang: vouchernya sedang diperiksa outlet, menunggu diterima sebagai hadiah, atau dananya sedang diproses."
        "Not just now: the outlet is checking the voucher, its gift is waiting, or the money is being processed."
        "暂时无法操作：门店正在核对该券、礼物待领取，或款项正在处理中。",
    RefundDestination = OK REFUND_DESTINATION:
        "Dana tidak bisa dikirim ke tujuan ini. Periksa lagi atau pilih tujuan lain, ya."
        "The money cannot be sent there. Please check it or choose another destination."
        "无法退款到该账户，请检查或选择其他方式。",
    RefundRefused = OK REFUND_REFUSED:
        "Voucher ini tidak bisa dikembalikan dananya."
        "This voucher cannot be refunded."
        "该代金券无法退款。",
    RefundSent = OK REFUND_SENT:
        "Dananya sudah dikirim."
        "The money has been sent already."
        "款项已经汇出。",
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
        "Tautan atau kode ini tidak ada, atau sudah berakhir."
        "This link or code does not exist, or it has ended."
        "该链接或兑换码不存在或已结束。",
    TokenAppOnly = OK APP_ONLY:
        "Angpao ini hanya bisa diterima di aplikasi Jajan."
        "This red packet can only be claimed in the Jajan app."
        "该红包仅限在 Jajan 应用内领取。",
    TokenClaimed = OK TOKEN_CLAIMED:
        "Sudah diterima orang lain."
        "Somebody else has claimed it already."
        "已被他人领取。",
    TokenOwn = OK TOKEN_OWN:
        "Ini hadiah darimu sendiri."
        "This gift is from you."
        "这是你自己送出的礼物。",
    TokenTriesSpent = TOO_MANY_REQUESTS TOKEN_TRIES_SPENT:
        "Terlalu banyak kode yang salah. Tunggu sebentar, lalu coba lagi."
        "Too many wrong codes. Wait a moment, then try again."
        "错误次数过多，请稍等片刻再试。",
    VoucherCodeStale = OK VOUCHER_CODE_STALE:
        "Kode ini sudah lewat. Minta kode yang sekarang tampil."
        "This code is over. Ask for the one that is shown now."
        "该码已过期，请使用当前显示的码。",
    VoucherCodeWrong = OK VOUCHER_CODE_WRONG:
        "Kode voucher salah."
        "This is no voucher's code."
        "券码错误。",
}
