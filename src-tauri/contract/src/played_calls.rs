//! Calls that exist in the sandbox only: they move its clock and play the other parties. One line each.

use crate::{
    config, envelope,
    order::{gift, played, redeem, refund},
    reviews, sandbox,
};

calls! { PLAYED:
    /// The sandbox's clock and faults, for developer options and tests.
    QuerySandbox = "querySandbox" "/sandbox/query", SANDBOX,
        sandbox::QuerySandboxBody => sandbox::SandboxState;

    /// Moves the sandbox's clock.
    SetClock = "setClock" "/sandbox/clock", SANDBOX,
        sandbox::SetClockBody => sandbox::SandboxState;

    /// Replaces the sandbox's faults.
    SetFaults = "setFaults" "/sandbox/faults", SANDBOX,
        sandbox::SetFaultsBody => sandbox::SandboxState;

    /// Begins anew: the data and the time of the start, and nothing remembered.
    ResetSandbox = "resetSandbox" "/sandbox/reset", SANDBOX,
        sandbox::ResetSandboxBody => sandbox::SandboxState;

    /// Moves the sandbox's clock on from where it is.
    Elapse = "elapse" "/sandbox/elapse", SANDBOX,
        sandbox::ElapseBody => sandbox::SandboxState;

    /// Lets held replies go, and takes their faults off.
    Release = "release" "/sandbox/release", SANDBOX,
        sandbox::ReleaseBody => sandbox::SandboxState;

    /// What every device asked for, in order; waits for what is still to come.
    QueryJournal = "queryJournal" "/sandbox/journal", SANDBOX,
        sandbox::QueryJournalBody => sandbox::JournalData;

    /// Plays WhatsApp: a message arrives, or its sender withdraws the login.
    PlayWhatsApp = "playWhatsApp" "/sandbox/whatsapp", SANDBOX,
        sandbox::PlayWhatsAppBody => envelope::Done;

    /// The last code that a phone was sent.
    QueryLastCode = "queryLastCode" "/sandbox/last_code", SANDBOX,
        sandbox::LastCodeBody => sandbox::LastCodeData;

    /// Freezes a user, or thaws one.
    FreezeUser = "freezeUser" "/sandbox/freeze", SANDBOX,
        sandbox::FreezeUserBody => envelope::Done;

    /// Expires tokens of a user.
    ExpireTokens = "expireTokens" "/sandbox/expire_tokens", SANDBOX,
        sandbox::ExpireTokensBody => envelope::Done;

    /// Sets when a slider is required.
    DemandSlider = "demandSlider" "/sandbox/slider", SANDBOX,
        sandbox::DemandSliderBody => envelope::Done;

    /// Makes the next risk-checked calls require a check.
    DemandRiskCheck = "demandRiskCheck" "/sandbox/risk", SANDBOX,
        sandbox::DemandRiskCheckBody => envelope::Done;

    /// Plays the moderator of reviews.
    ModerateReview = "moderateReview" "/sandbox/moderate", SANDBOX,
        reviews::ModerateReviewBody => envelope::Done;

    /// Plays the payer of an order, and the provider's notice.
    PlayPayer = "playPayer" "/sandbox/payer", SANDBOX,
        played::PlayPayerBody => played::PlayPayerData;

    /// Plays the cashier of an outlet.
    PlayCashier = "playCashier" "/sandbox/cashier", SANDBOX,
        redeem::PlayCashierBody => redeem::PlayCashierData;

    /// Plays the merchant of a voucher: stock, price, off sale, flash sale.
    PlayMerchant = "playMerchant" "/sandbox/merchant", SANDBOX,
        played::PlayMerchantBody => envelope::Done;

    /// Plays the refund desk.
    PlayRefund = "playRefund" "/sandbox/refund", SANDBOX,
        refund::PlayRefundBody => refund::RefundStep;

    /// Plays operations: a red envelope by code and link.
    PlayEnvelopeOffer = "playEnvelopeOffer" "/sandbox/envelope_offer", SANDBOX,
        gift::PlayEnvelopeOfferBody => gift::PlayEnvelopeOfferData;

    /// The ledger's balances, and whether the books are right.
    QueryLedger = "queryLedger" "/sandbox/ledger", SANDBOX,
        played::QueryLedgerBody => played::LedgerData;

    /// Changes one value of the remote configuration.
    SetConfig = "setConfig" "/sandbox/config", SANDBOX,
        config::ConfigEntry => envelope::Done;
}
