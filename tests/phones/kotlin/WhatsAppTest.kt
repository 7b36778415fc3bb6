package id.jajan.host

import android.content.ComponentName
import android.content.Intent
import android.content.IntentFilter
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val ADDRESS = "whatsapp://send?phone=6281234567890&text=Halo%20A-1"

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
class WhatsAppTest {
    @get:Rule val phone = Phone()

    // Without it Robolectric starts every activity, whether it is there or not.
    @Before fun onlyWhatIsInstalledStarts() = phone.shadow.checkActivities(true)

    private fun install(name: String, canSend: Boolean = true) {
        val packages = shadowOf(phone.application.packageManager)
        val activity = ComponentName(name, "$name.Send")
        packages.addActivityIfNotPresent(activity)
        if (!canSend) return
        val filter = IntentFilter(Intent.ACTION_VIEW).apply {
            addCategory(Intent.CATEGORY_DEFAULT)
            addDataScheme("whatsapp")
        }
        packages.addIntentFilterForActivity(activity, filter)
    }

    private fun open(address: String = ADDRESS) = phone.call("openWhatsapp", """{"url":"$address"}""")

    private fun codeOf(reply: Reply) = Regex("\"code\":\"(-?\\d)\"").find(reply.json)?.groupValues?.get(1)

    @Test fun `absent is -2, and nothing starts`() {
        assertEquals("-2", codeOf(open()))
        assertNull(phone.shadow.nextStartedActivity)
    }

    @Test fun `each of the two opens, the private one first`() {
        install("com.whatsapp.w4b")
        assertEquals(Reply(true, "null"), open())
        assertEquals("com.whatsapp.w4b", phone.shadow.nextStartedActivity.`package`)
        install("com.whatsapp")
        assertEquals(Reply(true, "null"), open())
        val started = phone.shadow.nextStartedActivity
        assertEquals("com.whatsapp", started.`package`)
        assertEquals(Intent.ACTION_VIEW, started.action)
        assertEquals(ADDRESS, started.dataString)
    }

    @Test fun `there, and not starting, is -7`() {
        install("com.whatsapp", canSend = false)
        assertEquals("-7", codeOf(open()))
    }

    @Test fun `one that does not start gives way to the other`() {
        install("com.whatsapp", canSend = false)
        install("com.whatsapp.w4b")
        assertEquals(Reply(true, "null"), open())
        assertEquals("com.whatsapp.w4b", phone.shadow.nextStartedActivity.`package`)
    }

    @Test fun `no other address`() {
        install("com.whatsapp")
        for (address in listOf("", "https://wa.me/6281234567890", "whatsapp://chat?code=1", "intent://a")) {
            assertEquals(address, false, open(address).isOk)
        }
        assertNull(phone.shadow.nextStartedActivity)
    }
}
