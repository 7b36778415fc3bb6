//! Refusals of orders and payments. Buying 3 "Codes"; merchant 8.

refusals! { Buying:
    AppOnly = OK APP_ONLY:
        "Voucher ini hanya bisa dibeli di aplikasi Jajan."
        "This voucher can only be bought in the Jajan app."
        "该代金券仅限在 Jajan 应用内购买。",
    EnvelopeUnfit = OK ENVELOPE_UNFIT:
        "Angpao ini tidak bisa dipakai lagi untuk pesanan ini."
        "This red packet can no longer be used for this order."
        "该红包已无法用于此订单。",
    NoMethod = OK NO_METHOD:
        "Jumlahnya terlalu besar untuk sekali bayar. Kurangi jumlahnya, ya."
        "The amount is too large for one payment. Please order fewer."
        "金额超过单次支付上限，请减少数量。",
    NotEligible = OK NOT_ELIGIBLE:
        "Kamu belum bisa membeli voucher ini."
        "Not eligible for purchase."
        "你暂不符合购买条件。",
    NotPayable = OK NOT_PAYABLE:
        "Pesanan ini sudah tidak menunggu pembayaran."
        "This order no longer waits for a payment."
        "该订单已无需支付。",
    OrderAbsent = OK ORDER_ABSENT:
        "Pesanan ini tidak ditemukan."
        "This order cannot be found."
        "找不到该订单。",
    OrderRush = TOO_MANY_REQUESTS ORDER_RUSH:
        "Terlalu banyak yang memesan saat ini. Coba lagi sebentar, ya."
        "Too many people placing orders at the moment. Please try again later."
        "当前下单人数过多，请稍后再试。",
    PayMethodRefused = OK PAY_METHOD_REFUSED:
        "Cara bayar ini tidak bisa dipakai untuk pesanan ini. Pilih cara lain, ya."
        "This order cannot be paid this way. Please choose another."
        "该订单不支持此支付方式，请换一种。",
    PaymentRunning = OK NOT_PAYABLE:
        "Pembayaranmu sedang diperiksa. Tunggu sebentar, ya."
        "Your payment is being checked. Please wait a moment."
        "正在确认你的付款，请稍候。",
    PriceChanged = OK PRICE_CHANGED:
        "Harganya baru saja berubah. Periksa lagi sebelum memesan."
        "The price has just changed. Please check it before you order."
        "价格刚刚发生变化，请确认后再下单。",
    PurchaseLimit = OK PURCHASE_LIMIT:
        "Kamu sudah mencapai batas pembelian voucher ini."
        "You have reached the purchase limit of this voucher."
        "你已达到该代金券的购买上限。",
    QrisLimit = OK QRIS_LIMIT:
        "Jumlahnya melebihi batas pembayaran QRIS. Pilih cara lain atau pesan ulang lebih sedikit."
        "The amount is over the limit of QRIS. Choose another way, or order again with fewer."
        "金额超过 QRIS 支付限额，请换一种方式或减少数量重新下单。",
    UnpaidOrders = OK UNPAID_ORDERS:
        "Terlalu banyak pesananmu yang belum dibayar. Bayar atau batalkan dulu, ya."
        "Too many of your orders wait for payment. Pay or cancel them first."
        "你有太多待付款的订单，请先付款或取消。",
    SoldOut = OK SOLD_OUT:
        "Vouchernya baru saja habis."
        "This voucher has just sold out."
        "该代金券刚刚售罄。",
}
