package id.jajan.host

import android.Manifest.permission.POST_NOTIFICATIONS
import android.app.AlarmManager
import android.app.NotificationManager
import android.content.Intent
import app.tauri.notification.NotificationPlugin
import id.jajan.host.Phone.Companion.NOTHING
import java.time.Instant
import java.time.temporal.ChronoUnit
import java.util.TimeZone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val PLUGIN = "notification"
private const val LINK = "/platform/merchant?poiId=1"

/** As Rust writes it, `commands/notification/phone.rs`. */
private fun shown(id: Int, link: String? = LINK, more: String = "") =
    """{"id":$id,"title":"Kupon","body":"Sampai besok","autoCancel":true$more,""" +
        """"extra":{${link?.let { "\"link\":\"$it\"" }.orEmpty()}}}"""

private fun Phone.follow() = load(PLUGIN, NotificationPlugin(activity))

private fun Phone.remember(id: Int, link: String?) =
    call("rememberLink", """{"id":$id,"link":${link?.let { "\"$it\"" }}}""")

private fun Phone.tapped(): String? =
    Regex("\"link\":\"([^\"]+)\"").find(call("tappedLink").json.replace("\\/", "/"))?.groupValues?.get(1)

private val Phone.notifications
    get() = shadowOf(application.getSystemService(NotificationManager::class.java))

/** What a tap on it hands to the activity. */
private fun Phone.tapOf(id: Int): Intent =
    shadowOf(checkNotNull(notifications.getNotification(id)).contentIntent).savedIntent

/** Our word beside the official plugin, which is in this test as it is published. */
@RunWith(RobolectricTestRunner::class)
class NotificationTest {
    @get:Rule val phone = Phone()

    private fun request() = phone.begin("requestPermissions", plugin = PLUGIN)
    private fun state() = phone.call("checkPermissions", plugin = PLUGIN).json

    /** The trap that `request_with` in Rust is for: it asks nobody who has answered. */
    @Config(sdk = [33, 35])
    @Test fun `a request never answers when the permission is there`() {
        phone.follow()
        phone.shadow.grantPermissions(POST_NOTIFICATIONS)
        request()
        assertNull(phone.answer(waitMs = 300))
        assertEquals("""{"permissionState":"granted"}""", state())
        Flow.row("Notifications", "granted before, asked again", "never answers")
    }

    @Config(sdk = [33, 35])
    @Test fun `a request that the user answers is told, and the state says what holds`() {
        phone.follow()
        assertEquals("""{"permissionState":"prompt"}""", state())
        request()
        assertEquals(listOf(POST_NOTIFICATIONS), phone.question())
        phone.answerQuestion(POST_NOTIFICATIONS)
        assertNotNull(phone.answer())
        assertTrue("answers once", phone.isSilent())
        assertEquals("""{"permissionState":"granted"}""", state())
        Flow.row("Notifications", "asked, granted", "granted")
    }

    @Config(sdk = [33, 35])
    @Test fun `denied for good is denied`() {
        phone.follow()
        request()
        phone.answerQuestion()
        assertNotNull(phone.answer())
        assertEquals("""{"permissionState":"denied"}""", state())
        Flow.row("Notifications", "asked, denied", "denied")
    }

    /** Before Android 13 nobody is asked: the system's switch for this app is the answer. */
    @Config(sdk = [24, 29])
    @Test fun `before Android 13 the switch of the system answers`() {
        phone.follow()
        for ((isOn, word) in listOf(true to "granted", false to "denied")) {
            phone.notifications.setNotificationsEnabled(isOn)
            assertEquals(Reply(true, """{"permissionState":"$word"}"""), phone.call("requestPermissions", plugin = PLUGIN))
            assertNull(phone.question())
            Flow.row("Notifications", "before Android 13, the system's switch is ${if (isOn) "on" else "off"}", word)
        }
    }

    /** The trap: the plugin calls that granted. */
    @Config(sdk = [29, 33, 35])
    @Test fun `a channel that was switched off is told`() {
        phone.follow()
        phone.shadow.grantPermissions(POST_NOTIFICATIONS)
        assertEquals(Reply(true, "false"), phone.call("notificationsBlocked"))
        val manager = checkNotNull(phone.application.getSystemService(NotificationManager::class.java))
        for ((importance, isBlocked) in listOf(
            NotificationManager.IMPORTANCE_NONE to true,
            NotificationManager.IMPORTANCE_LOW to false,
        )) {
            // As its user does; the app itself can do it only before the channel is there.
            checkNotNull(manager.getNotificationChannel("default")).importance = importance
            assertEquals("""{"permissionState":"granted"}""", state())
            assertEquals(Reply(true, "$isBlocked"), phone.call("notificationsBlocked"))
        }
        Flow.row("Notifications", "granted, the channel is switched off", "denied")
    }

    @Config(sdk = [24])
    @Test fun `Android 7 has no channels`() {
        assertEquals(Reply(true, "false"), phone.call("notificationsBlocked"))
    }

    @Test fun `one that is due now is shown, one for later waits for its time`() {
        phone.follow()
        assertTrue(phone.call("show", shown(1), PLUGIN).isOk)
        assertEquals(1, phone.notifications.size())
        val at = Instant.now().plusSeconds(3600).toString().substring(0, 19) + ".000Z"
        val later = ""","schedule":{"at":{"date":"$at","repeating":false,"allowWhileIdle":true}}"""
        assertTrue(phone.call("show", shown(2, more = later), PLUGIN).isOk)
        assertEquals(1, phone.notifications.size())
        val alarms = shadowOf(phone.application.getSystemService(AlarmManager::class.java))
        assertEquals(1, alarms.scheduledAlarms.size)
        phone.call("cancel", """{"notifications":[2]}""", PLUGIN)
        assertEquals(0, alarms.scheduledAlarms.size)
    }

    /** Rust writes the time in UTC. */
    @Test fun `one for later is due at the same moment in every zone of Indonesia`() {
        val usual = TimeZone.getDefault()
        try {
            for ((id, zone) in listOf("Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura").withIndex()) {
                TimeZone.setDefault(TimeZone.getTimeZone(zone))
                if (id == 0) phone.follow()
                val due = Instant.now().plusSeconds(3600).truncatedTo(ChronoUnit.SECONDS)
                val later = ""","schedule":{"at":{"date":"${due.toString().dropLast(1)}.000Z","repeating":false,"allowWhileIdle":true}}"""
                assertTrue(phone.call("show", shown(id, more = later), PLUGIN).isOk)
                val alarms = shadowOf(phone.application.getSystemService(AlarmManager::class.java))
                assertEquals(zone, due.toEpochMilli(), alarms.scheduledAlarms.last().triggerAtTime)
            }
        } finally {
            TimeZone.setDefault(usual)
        }
    }

    /** The trap: the plugin tells of a tap and not where it leads. */
    @Test fun `a tap is told, and its link is given once`() {
        phone.follow()
        phone.listen("actionPerformed", PLUGIN)
        repeat(2) {
            assertEquals(NOTHING, phone.remember(7, LINK))
            phone.call("show", shown(7), PLUGIN)
            phone.newIntent(phone.tapOf(7))
            val told = phone.heard().single()
            assertTrue(told, told.contains("\"actionId\":\"tap\""))
            assertFalse("what the plugin itself knows of it", told.contains("merchant"))
            assertEquals(LINK, phone.tapped())
            assertNull(phone.tapped())
        }
        Flow.row("Notifications", "tapped, the app is open", "opens its link once")
    }

    @Test fun `the same tap leads nowhere a second time`() {
        phone.follow()
        phone.remember(7, LINK)
        phone.call("show", shown(7), PLUGIN)
        val tap = phone.tapOf(7)
        phone.newIntent(Intent(tap))
        phone.recreate()
        assertEquals(LINK, phone.tapped())
        phone.newIntent(Intent(tap))
        assertNull(phone.tapped())
    }

    @Test fun `without a link, taken back, or of another app it leads nowhere`() {
        phone.remember(1, LINK)
        phone.remember(1, null)
        phone.remember(2, "/platform/home")
        for (other in listOf(
            Intent(),
            Intent().putExtra("NotificationId", 1),
            Intent().putExtra("NotificationId", "2"),
            Intent().putExtra("LocalNotficationObject", """{"extra":{"link":"/platform/setting"}}"""),
        )) {
            phone.newIntent(other)
            assertNull("$other", phone.tapped())
        }
        phone.newIntent(Intent().putExtra("NotificationId", 2))
        assertEquals("/platform/home", phone.tapped())
        Flow.row("Notifications", "tapped, by an intent of another app", "nothing of that app's opens")
    }

    @Test fun `of too many links the oldest go, and a broken file leads nowhere`() {
        for (id in 1..40) phone.remember(id, "/platform/home?id=$id")
        phone.newIntent(Intent().putExtra("NotificationId", 8))
        assertNull(phone.tapped())
        phone.newIntent(Intent().putExtra("NotificationId", 9))
        assertEquals("/platform/home?id=9", phone.tapped())
        val file = phone.application.getSharedPreferences("notification-links", 0)
        for (broken in listOf("", "{", "[1]", """[{"id":40}]""")) {
            file.edit().putString("all", broken).commit()
            phone.newIntent(Intent().putExtra("NotificationId", 40))
            assertNull(broken, phone.tapped())
            assertEquals(NOTHING, phone.remember(40, LINK))
        }
    }
}

/** The app was not running, or its activity was gone: the tap makes a new one. */
@RunWith(RobolectricTestRunner::class)
class ColdTapTest {
    private val phone = Phone(Intent(Intent.ACTION_MAIN).putExtra("NotificationId", 7))

    /** Of an earlier start of the app. */
    private val before = object : org.junit.rules.ExternalResource() {
        override fun before() = NotificationLinks(phone.application).remember(7, LINK)
    }

    @get:Rule val rules: org.junit.rules.RuleChain =
        org.junit.rules.RuleChain.outerRule(before).around(phone)

    @Test fun `its link is there when the page asks, and not after the activity was made anew`() {
        phone.follow()
        assertEquals(LINK, phone.tapped())
        phone.recreate()
        assertNull(phone.tapped())
        Flow.row("Notifications", "tapped, the app was not running", "opens its link once")
    }
}
