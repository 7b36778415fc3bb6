//! Calls of the lists of stores and vouchers: near ones, categories and search, malls, rankings.
//! Spec home 7; discovery.

use crate::{content, envelope, filters, flash_sale, malls, ranks, search, stores};

calls! { LISTS:
    /// Stores within `distance` km, nearest first.
    FindByDistance = "findByDistance" "/market/asset_aggregate_page/find_by_distance", OPEN,
        stores::StoreListBody => stores::StoreListData;

    /// Stores of one region, nearest first.
    FindByRegion = "findByRegion" "/market/asset_aggregate_page/find_by_region", OPEN,
        stores::StoreListBody => stores::StoreListData;

    /// Popular stores that the list of `originQueryId` has not shown yet.
    FindByRecommend = "findByRecommend" "/market/asset_aggregate_page/find_by_recommend", OPEN,
        stores::StoreListBody => stores::StoreListData;

    /// The filters of the store lists.
    QueryAllCategory = "queryAllCategory" "/market/asset_aggregate_page/query_all_category", OPEN,
        filters::QueryAllCategoryBody => filters::FilterOptionsData;

    /// A page of the malls.
    AllMallList = "allMallList" "/digital-food/local_life/home/mall/all_mall_list", OPEN,
        malls::AllMallListBody => malls::AllMallListData;

    /// A mall with its floors. Assumption: the specs name the page, not this call.
    MallDetail = "mallDetail" "/digital-food/local_life/home/mall/mall_detail", OPEN,
        malls::MallDetailBody => malls::MallDetailData;

    /// A page of the stores of a mall or of one of its floors. Assumption: as above.
    MallStoreList = "mallStoreList" "/digital-food/local_life/home/mall/mall_store_list", OPEN,
        malls::MallStoreListBody => malls::MallStoreListData;

    /// Vouchers of a mall.
    MallRecommendProductList = "mallRecommendProductList"
        "/digital-food/recommend/mall_recommend_product_list", OPEN,
        malls::MallRecommendProductListBody => malls::MallRecommendProductListData;

    /// The rankings.
    RankList = "rankList" "/digital-food/rank/rank_list", OPEN,
        ranks::RankListBody => ranks::RankListData;

    /// The stores of a ranking.
    RankDetailList = "rankDetailList" "/digital-food/rank/rank_detail_list", OPEN,
        ranks::RankDetailListBody => ranks::RankDetailListData;

    /// A page of a category, or of what a search finds among the stores.
    QueryPoiList = "queryPoiList" "/homepage/query_poi_list", OPEN,
        search::QueryPoiListBody => search::PoiListData;

    /// A page of the vouchers that a search finds. Assumption: home 7 shows the path only.
    SearchByStore = "searchByStore" "/homepage/search_by_store", OPEN,
        search::PoiListQuery => search::AssetListData;

    /// Near stores that the list of `originQueryId` does not have.
    QueryRecommendPoi = "queryRecommendPoi" "/digital-food/homepage/query_recommend_poi", OPEN,
        search::QueryRecommendPoiBody => search::RecommendPoiData;

    /// The filters of search and categories.
    FilterSign = "filterSign" "/homepage/filter_sign", FORM,
        filters::QueryAllCategoryBody => filters::FilterOptionsData;

    /// What is often searched for.
    SearchPopular = "searchPopular" "/homepage/search_popular", FORM,
        search::SearchPopularBody => search::SearchPopularData;

    /// What a text that is being typed may become. Assumption: discovery 1.
    SearchSuggest = "searchSuggest" "/homepage/search_suggest", OPEN,
        search::SearchSuggestBody => search::SearchSuggestData;

    /// The head of the list of a flash sale.
    FlashListPage = "productListPageDetail"
        "/digital-food/local_life/product_list_page/page_detail", OPEN,
        flash_sale::FlashListPageBody => flash_sale::FlashListPageData;

    /// A page of the items of one of its sessions.
    FlashList = "queryProductList" "/digital-food/local_life/product_list_page/query_product_list", OPEN,
        flash_sale::FlashListBody => flash_sale::FlashListData;

    /// Reserves an item of a session that has not begun. Assumption: discovery 3.
    FlashReserve = "flashSaleReserve" "/digital-food/local_life/flash_sale/reserve", MEMBER_ONCE,
        flash_sale::FlashReserveBody => flash_sale::FlashReserveData;

    /// A page of videos: explore's feed, or what follows one.
    PullContent = "pullContent" "/digital-food/content/feed/pull_content", OPEN,
        content::PullContentBody => content::PullContentData;

    /// "Not interested" and reports of videos. Assumption: the specs have no such call.
    GiveContentFeedback = "contentFeedback" "/digital-food/content/feed/feedback", OPEN,
        content::ContentFeedbackBody => envelope::Done;
}
