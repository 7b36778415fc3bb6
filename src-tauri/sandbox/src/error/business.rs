//! Refusals that the caller can do something about: HTTP 200, a code of the specifications, and a
//! sentence that the app shows as it is. Spec home 8.

refusals! { Business:
    BrandAbsent = OK BRAND_ABSENT:
        "Brand ini tidak ditemukan."
        "This brand cannot be found."
        "找不到该品牌。",
    BrandDayAbsent = OK BRAND_DAY_ABSENT:
        "Hari Brand Besar ini tidak ditemukan."
        "This big brand day cannot be found."
        "找不到该大牌日。",
    CouponEnded = OK COUPON_ENDED:
        "Pembagian kupon ini sudah berakhir."
        "This coupon is no longer given."
        "该优惠券活动已结束。",
    CouponLimitReached = OK COUPON_LIMIT_REACHED:
        "Kamu sudah mengklaim kupon ini sebanyak batasnya."
        "You have claimed this coupon as often as you may."
        "你领取该优惠券的次数已达上限。",
    CouponSoldOut = OK COUPON_SOLD_OUT:
        "Kuponnya sudah habis diklaim."
        "All of these coupons have been claimed."
        "优惠券已被领完。",
    FavouritesFull = OK FAVOURITES_FULL:
        "Favoritmu sudah 500 tempat makan. Hapus beberapa dulu, ya."
        "You have 500 favourites already. Remove some first."
        "收藏已达 500 家，请先移除一些。",
    ImageTooLarge = OK IMAGE_TOO_LARGE:
        "Ukuran foto lebih dari 20 MB. Pilih foto lain, ya."
        "This photo is over 20 MB. Please choose another."
        "图片超过 20 MB，请换一张。",
    ImageUnsupported = OK IMAGE_UNSUPPORTED:
        "Foto ini tidak bisa dibaca. Gunakan JPG atau PNG."
        "This photo cannot be read. Please use a JPG or PNG."
        "无法读取该图片，请使用 JPG 或 PNG 格式。",
    InviteCodeInvalid = OK INVITE_CODE_INVALID:
        "Kode undangan ini tidak bisa dipakai. Periksa lagi, ya."
        "This invite code cannot be used. Please check it."
        "该邀请码无法使用，请核对。",
    CategoryAbsent = OK CATEGORY_ABSENT:
        "Kategori ini tidak ditemukan."
        "This category cannot be found."
        "找不到该分类。",
    FlashAbsent = OK FLASH_ABSENT:
        "Flash Sale ini tidak ditemukan."
        "This Flash Sale cannot be found."
        "找不到该限时抢购。",
    FlashBegun = OK FLASH_BEGUN:
        "Sesi Flash Sale ini sudah dimulai, jadi tidak bisa diingatkan lagi."
        "This Flash Sale session has begun: nothing can be reserved any more."
        "该限时抢购场次已开始，无法再预约。",
    MallAbsent = OK MALL_ABSENT:
        "Mal ini tidak ditemukan."
        "This mall cannot be found."
        "找不到该商场。",
    NicknameInvalid = OK NICKNAME_INVALID:
        "Nama panggilan harus 1 sampai 20 karakter, tanpa karakter khusus yang tak terlihat."
        "A nickname has 1 to 20 characters, none of them invisible."
        "昵称需为 1 至 20 个字符，且不能包含不可见字符。",
    RankAbsent = OK RANK_ABSENT:
        "Peringkat ini tidak ditemukan."
        "This ranking cannot be found."
        "找不到该榜单。",
    ReservationsFull = OK RESERVATIONS_FULL:
        "Kamu sudah memesan pengingat untuk 50 Flash Sale. Hapus beberapa dulu, ya."
        "You have reserved 50 Flash Sale deals already. Remove some first."
        "你已预约 50 个限时抢购商品，请先取消一些。",
    ReviewAbsent = OK REVIEW_ABSENT:
        "Ulasan ini sudah tidak ada."
        "This review is no longer there."
        "该评价已不存在。",
    ReviewInvalid = OK REVIEW_INVALID:
        "Ulasan paling banyak 1.000 karakter dan 6 foto yang kamu unggah sendiri."
        "A review has at most 1,000 characters and 6 photos that you uploaded yourself."
        "评价最多 1000 个字符，图片最多 6 张，且须由本人上传。",
    ReviewNotEligible = OK REVIEW_NOT_ELIGIBLE:
        "Kamu bisa mengulas setelah memakai voucher di tempat makan ini."
        "You can review this store after you have used a voucher here."
        "在该门店使用过代金券后才能评价。",
    ReviewNotOwn = OK REVIEW_NOT_OWN:
        "Hanya penulisnya yang bisa mengubah ulasan ini."
        "Only its author can change this review."
        "只有作者本人可以修改该评价。",
    StoreAbsent = OK STORE_ABSENT:
        "Tempat makan ini tidak ada."
        "This store does not exist."
        "该门店不存在。",
    StoreExpired = OK STORE_EXPIRED:
        "Halaman tempat makan ini sudah kedaluwarsa."
        "The page of this store has expired."
        "该门店页面已过期。",
    StoreUnfindable = OK STORE_UNFINDABLE:
        "Tempat makan ini tidak bisa ditemukan."
        "This store cannot be found."
        "找不到该门店。",
    VideoAbsent = OK VIDEO_ABSENT:
        "Video ini sudah tidak ada."
        "This video is no longer there."
        "该视频已不存在。",
    VoucherWithdrawn = OK WITHDRAWN:
        "Voucher ini sudah tidak dijual lagi oleh tempat makannya."
        "The store no longer sells this voucher."
        "商家已停售该代金券。",
}
