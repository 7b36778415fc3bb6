//! A login: the proof is spent, the user found or made, the session opened, in one transaction.

use jajan_contract::{account::UserType, sandbox::FreezeReason};

use crate::chance::Hash;
use crate::ids::row;
use crate::store::account::proof::{NoProof, Tried};
use crate::store::account::tokens::TokenPair;
use crate::store::account::users::Newcomer;
use crate::store::account::{auth_codes, phone_codes, tokens, uploads, users};
use crate::store::{Database, StoreError};

/// The proof that the caller owns a phone.
pub enum Proof {
    WhatsApp {
        auth_code_key: String,
        code_verifier: String,
    },
    PhoneCode {
        phone_no: String,
        code_hash: Hash,
    },
}

/// What came of it: what the proof spent stays spent, also when the login is refused.
pub enum Login {
    Done {
        user_id: row::User,
        user_type: UserType,
        pair: TokenPair,
    },
    Frozen(FreezeReason),
    Refused(NoProof),
}

impl Database {
    /// `gate` counts a guess of a phone's code. `phone_codes::spend`
    pub async fn log_in(
        &self,
        device_id: String,
        proof: Proof,
        newcomer: Newcomer,
        gate: impl FnOnce() -> Result<(), u64> + Send + 'static,
        now_ms: u64,
    ) -> Result<Login, StoreError> {
        self.write(move |transaction| {
            let tried = match &proof {
                Proof::WhatsApp {
                    auth_code_key,
                    code_verifier,
                } => auth_codes::spend(
                    transaction,
                    auth_code_key,
                    &device_id,
                    code_verifier,
                    now_ms,
                )?,
                Proof::PhoneCode {
                    phone_no,
                    code_hash,
                } => phone_codes::spend(
                    transaction,
                    &phone_codes::Place {
                        country_code: &newcomer.country_code,
                        phone_no,
                        device_id: &device_id,
                    },
                    code_hash,
                    gate,
                    now_ms,
                )?,
            };
            let phone_no = match tried {
                Tried::Proven(phone_no) => phone_no,
                Tried::Refused(why) => return Ok(Login::Refused(why)),
            };
            let (user, user_type) =
                users::find_or_register(transaction, &phone_no, &newcomer, now_ms)?;
            if let Some(reason) = user.frozen {
                return Ok(Login::Frozen(reason));
            }
            uploads::forget_unused(transaction, user.id, None, now_ms)?;
            Ok(Login::Done {
                user_id: user.id,
                user_type,
                pair: tokens::open_session(transaction, user.id, now_ms)?,
            })
        })
        .await
    }
}
