package id.jajan.host

import android.content.ComponentName
import android.content.Intent
import android.content.IntentFilter
import app.tauri.opener.OpenerPlugin
import id.jajan.host.Phone.Companion.NOTHING
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** Why `commands/external.rs` may believe the official plugin on Android: what nothing opens is refused. */
@RunWith(RobolectricTestRunner::class)
class OpenerTest {
    @get:Rule val phone = Phone()

    @Before fun opener() {
        phone.shadow.checkActivities(true)
        phone.load("opener", OpenerPlugin(phone.activity))
    }

    private fun open(url: String, with: String? = null) =
        phone.call("open", """{"url":"$url","with":${with?.let { "\"$it\"" }}}""", "opener")

    private fun install(scheme: String) {
        val packages = shadowOf(phone.application.packageManager)
        val there = ComponentName("other.app", "other.app.Open")
        packages.addActivityIfNotPresent(there)
        val filter = IntentFilter(Intent.ACTION_VIEW).apply {
            addDataScheme(scheme)
            addCategory(Intent.CATEGORY_DEFAULT)
        }
        packages.addIntentFilterForActivity(there, filter)
    }

    @Test fun `nothing opens it`() {
        for (reply in listOf(open("tel:+6221555"), open("https://example.com/", "inAppBrowser"))) {
            assertFalse(reply.json, reply.isOk)
        }
        Flow.row("Page or number outside", "nothing opens it", "refused")
    }

    @Test fun `something opens it`() {
        install("tel")
        assertEquals(NOTHING, open("tel:+6221555"))
        assertEquals("tel:+6221555", phone.shadow.nextStartedActivity.dataString)
        install("https")
        assertEquals(NOTHING, open("https://example.com/", "inAppBrowser"))
        assertEquals("https://example.com/", phone.shadow.nextStartedActivity.dataString)
        Flow.row("Page or number outside", "opened", NOTHING)
    }
}
