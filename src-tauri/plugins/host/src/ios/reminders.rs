//! Notifications, shown now or later. Ours, because the official plugin reads the time of a scheduled one
//! as local although it is written in UTC: in Jakarta it is seven hours early, and refused when that is
//! past (plugins-workspace issue 3256). Its other calls stay in use: the ids are the same.

use std::cell::Cell;
use std::time::Duration;

use block2::RcBlock;
use objc2::rc::Retained;
use objc2_foundation::{NSDictionary, NSError, NSString, ns_string};
use objc2_user_notifications::{
    UNMutableNotificationContent, UNNotificationRequest, UNNotificationSound,
    UNNotificationTrigger, UNTimeIntervalNotificationTrigger, UNUserNotificationCenter,
};
use tauri::{AppHandle, Runtime};
use tokio::sync::oneshot;

use super::taps::{EXTRA, LINK};
use super::threads::on_main;
use crate::{Error, Reminder, Result};

/// Asks the system to show it. The same id replaces one that waits.
pub async fn show<R: Runtime>(app: &AppHandle<R>, reminder: Reminder) -> Result<()> {
    let (answer, answered) = oneshot::channel();
    on_main(app, "notifications", move |_| add(&reminder, answer)).await?;
    match answered.await {
        Ok(None) => Ok(()),
        Ok(Some(problem)) => Err(Error::Storage(problem)),
        Err(_) => Err(Error::NotImplemented("notifications")),
    }
}

fn add(reminder: &Reminder, answer: oneshot::Sender<Option<String>>) {
    let content = UNMutableNotificationContent::new();
    content.setTitle(&NSString::from_str(&reminder.title));
    content.setBody(&NSString::from_str(&reminder.body));
    content.setSound(Some(&UNNotificationSound::defaultSound()));
    if let Some(link) = &reminder.link {
        let link = NSString::from_str(link);
        let extra = NSDictionary::from_slices(&[ns_string!(LINK)], &[&*link]);
        let all = NSDictionary::from_slices(&[ns_string!(EXTRA)], &[&*extra]);
        // SAFETY: a dictionary of texts, as the property demands.
        unsafe { content.setUserInfo(all.cast_unchecked()) };
    }
    let request = UNNotificationRequest::requestWithIdentifier_content_trigger(
        &NSString::from_str(&reminder.id.to_string()),
        &content,
        reminder.due_in.map(after).as_deref(),
    );
    let answer = Cell::new(Some(answer));
    let done = RcBlock::new(move |problem: *mut NSError| {
        // SAFETY: null or an error that lives for this call.
        let problem = unsafe { problem.as_ref() };
        if let Some(answer) = answer.take() {
            // The caller may have given up.
            let _ = answer.send(problem.map(|error| error.localizedDescription().to_string()));
        }
    });
    UNUserNotificationCenter::currentNotificationCenter()
        .addNotificationRequest_withCompletionHandler(&request, Some(&done));
}

/// A length of time, which is the same in every zone; a date with a clock is not.
fn after(due_in: Duration) -> Retained<UNNotificationTrigger> {
    let trigger = UNTimeIntervalNotificationTrigger::triggerWithTimeInterval_repeats(
        due_in.as_secs_f64().max(MIN_SECONDS),
        false,
    );
    Retained::into_super(trigger)
}

/// The system refuses an interval of zero.
const MIN_SECONDS: f64 = 1.0;
