//! The device that calls.

use jajan_contract::{
    device::{DeviceInfoData, GetDeviceInfoBody, ReportDeviceBody},
    envelope::Done,
};

use crate::edge::ctx::Ctx;
use crate::edge::risk;
use crate::error::Error;
use crate::routes::checks::check_max;

/// Push tokens are about 160 characters; room for other makers'.
const MAX_TOKEN_CHARS: usize = 512;
const MAX_INFO_CHARS: usize = 128;

pub async fn report_device(ctx: Ctx, body: ReportDeviceBody) -> Result<Done, Error> {
    check_max("fcmToken", &body.fcm_token, MAX_TOKEN_CHARS)?;
    let info = &body.device_info;
    for (name, text) in [
        ("model", &info.model),
        ("brand", &info.brand),
        ("hardwareType", &info.hardware_type),
        ("locale", &info.locale),
        ("country", &info.country),
        ("timeZone", &info.time_zone),
        ("osVersion", &info.os_version),
        ("gaid", info.gaid.as_ref().unwrap_or(&String::new())),
    ] {
        check_max(&format!("deviceInfo.{name}"), text, MAX_INFO_CHARS)?;
    }
    if let Some(client) = &body.client_info {
        for (name, text) in [
            ("id", &client.id),
            ("versionName", &client.version_name),
            ("versionCode", &client.version_code),
            ("realVersionName", &client.real_version_name),
            ("region", &client.region),
        ] {
            check_max(&format!("clientInfo.{name}"), text, MAX_INFO_CHARS)?;
        }
    }
    if info.os_type.is_some_and(|os_type| os_type > 1) {
        return Err(Error::value("deviceInfo.osType: 0 or 1, or absent"));
    }
    ctx.database
        .save_device(ctx.device_id.clone(), body, ctx.now_ms)
        .await?;
    Ok(Done { count: 1 })
}

/// Assumption: `deviceId` is what this server calls the device; the specs show only its name.
pub async fn get_device_info(ctx: Ctx, _: GetDeviceInfoBody) -> Result<DeviceInfoData, Error> {
    Ok(DeviceInfoData {
        device_id: risk::fingerprint(&ctx.app, &ctx.device_id),
    })
}
