//! Every call of the remote API, one line each. Spec home 7.

use crate::{
    account, config, device, envelope, events, filters, flash_sale, home, place, profile, sandbox,
    stores, unread,
};

calls! {
    /// Configuration values by key; unknown keys are absent from the reply.
    BatchQueryConfig = "batchQueryConfig" "/config/batch_query_config", OPEN,
        config::BatchQueryConfigBody => config::ConfigEntries;

    /// Tells the server which device this is.
    ReportDevice = "reportDevice" "/device/report", OPEN,
        device::ReportDeviceBody => envelope::Done;

    /// The fingerprint that risk-checked replays carry as `dfp`.
    GetDeviceInfo = "getDeviceInfo" "/risk/getDeviceInfo", CHECKED,
        device::GetDeviceInfoBody => device::DeviceInfoData;

    /// Begins a WhatsApp login. Assumption: the specs name the step, not its path.
    GetAuthCode = "getAuthCode" "/account/getAuthCode", CHECKED,
        account::GetAuthCodeBody => account::AuthCodeData;

    /// Whether the WhatsApp message with this key has arrived. Assumption: as above.
    QueryAuthCode = "queryAuthCode" "/account/queryAuthCode", OPEN,
        account::QueryAuthCodeBody => account::AuthCodeStatusData;

    /// Asks whether a slider has to be passed, gives one, and checks its answer.
    CheckSlider = "checkSlider" "/account/checkSlider", OPEN,
        account::CheckSliderBody => account::SliderData;

    /// Sends a 6-digit code to a phone.
    SendCode = "sendCode" "/account/sendCode", CHECKED,
        account::SendCodeBody => account::SentCodeData;

    /// Logs in; registers whoever comes for the first time.
    Login = "login" "/account/login", RISKY_ONCE,
        account::LoginBody => account::LoginData;

    /// A new pair of tokens for a refresh token.
    RefreshToken = "refreshToken" "/account/refreshToken", OPEN,
        account::RefreshTokenBody => account::TokenInfo;

    /// Ends this session, or all of the user's. Assumption: the specs name no call.
    Logout = "logout" "/account/logout", OPEN,
        account::LogoutBody => envelope::Done;

    /// Who is logged in.
    QueryUserInfo = "queryUserInfo" "/account/queryUserInfo", MEMBER,
        profile::QueryUserInfoBody => profile::UserInfo;

    /// Saves the profile.
    EditAccount = "editAccount" "/digital-food/account/edit", MEMBER_ONCE,
        profile::EditAccountBody => profile::UserInfo;

    /// Takes a picture, re-encodes it and gives the address that serves it.
    UploadFile = "uploadFile" "/digital-food/client/file/upload", MEMBER_UPLOAD,
        profile::UploadFileFields => profile::UploadData;

    /// The cards of the home page that are asked for, in display order.
    PageCardList = "pageCardList" "/digital-food/local_life/home/page_card_list", OPEN,
        home::PageCardListBody => home::PageCardListData;

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

    /// Provinces, cities and districts.
    RegionList = "regionList" "/region/region_list", OPEN,
        place::RegionListBody => place::RegionListData;

    /// The address of a position.
    GetAddressByLocation = "getAddressByLocation" "/digital-food/address/get_address_by_location", OPEN,
        place::GetAddressBody => place::AddressInfo;

    /// Unread counters of the tabs. Assumption: the specs show the shape, not the path.
    QueryUnread = "queryUnread" "/digital-food/unread/query", OPEN,
        unread::QueryUnreadBody => unread::UnreadData;

    /// Sets the counters of one tab to zero. Assumption: as above.
    ResetUnread = "resetUnread" "/digital-food/unread/reset", OPEN,
        unread::ResetUnreadBody => unread::UnreadData;

    /// The sessions of a flash sale with the seconds that are left.
    FlashSalePageDetail = "flashSalePageDetail" "/digital-food/local_life/flash_sale/page_detail", CHECKED,
        flash_sale::FlashSalePageBody => flash_sale::FlashSalePageData;

    /// Analytics events. Assumption: the specs name the endpoint, not its path.
    ReportEvents = "reportEvents" "/data-report/events", OPEN,
        events::ReportEventsBody => envelope::Done;

    /// The sandbox's clock and faults, for developer options and tests.
    QuerySandbox = "querySandbox" "/sandbox/query", SANDBOX,
        sandbox::QuerySandboxBody => sandbox::SandboxState;

    /// Moves the sandbox's clock.
    SetClock = "setClock" "/sandbox/clock", SANDBOX,
        sandbox::SetClockBody => sandbox::SandboxState;

    /// Replaces the sandbox's faults.
    SetFaults = "setFaults" "/sandbox/faults", SANDBOX,
        sandbox::SetFaultsBody => sandbox::SandboxState;

    /// Plays WhatsApp: a message arrives, or its sender withdraws the login.
    PlayWhatsApp = "playWhatsApp" "/sandbox/whatsapp", SANDBOX,
        sandbox::PlayWhatsAppBody => envelope::Done;

    /// The last code that a phone was sent.
    QueryLastCode = "queryLastCode" "/sandbox/last_code", SANDBOX,
        sandbox::LastCodeBody => sandbox::LastCodeData;

    /// Freezes a user, or thaws one.
    FreezeUser = "freezeUser" "/sandbox/freeze", SANDBOX,
        sandbox::FreezeUserBody => envelope::Done;

    /// Lets tokens of a user die before their time.
    ExpireTokens = "expireTokens" "/sandbox/expire_tokens", SANDBOX,
        sandbox::ExpireTokensBody => envelope::Done;

    /// When a slider is due.
    DemandSlider = "demandSlider" "/sandbox/slider", SANDBOX,
        sandbox::DemandSliderBody => envelope::Done;

    /// Lets the next risk-checked calls ask for a check.
    DemandRiskCheck = "demandRiskCheck" "/sandbox/risk", SANDBOX,
        sandbox::DemandRiskCheckBody => envelope::Done;

    /// Changes one value of the remote configuration.
    SetConfig = "setConfig" "/sandbox/config", SANDBOX,
        config::ConfigEntry => envelope::Done;
}
