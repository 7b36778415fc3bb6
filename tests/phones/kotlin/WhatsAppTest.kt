package id.jajan.host

import android.content.ComponentName
import android.content.Intent
import android.content.IntentFilter
import android.net.Uri
import id.jajan.host.Phone.Companion.NOTHING
import java.io.File
import java.util.Base64
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowBitmapFactory

private const val ADDRESS = "whatsapp://send?phone=6281234567890&text=Halo%20A-1"

/** One pixel. A WebP, as the image host gives it, is nothing that a JVM can read. */
private val PNG: ByteArray = Base64.getDecoder().decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
)

@RunWith(RobolectricTestRunner::class)
class WhatsAppTest {
    @get:Rule val phone = Phone()

    // Without it Robolectric starts every activity, whether it is there or not.
    @Before fun onlyWhatIsInstalledStarts() = phone.shadow.checkActivities(true)

    // Without it Robolectric makes a picture of anything.
    @Before fun onlyPicturesArePictures() = ShadowBitmapFactory.setAllowInvalidImageData(false)

    private fun install(name: String, canSend: Boolean = true) {
        val packages = shadowOf(phone.application.packageManager)
        val activity = ComponentName(name, "$name.Send")
        packages.addActivityIfNotPresent(activity)
        if (!canSend) return
        val view = IntentFilter(Intent.ACTION_VIEW).apply { addDataScheme("whatsapp") }
        val send = IntentFilter(Intent.ACTION_SEND).apply {
            addDataType("text/plain")
            addDataType("image/*")
        }
        for (filter in listOf(view, send)) {
            filter.addCategory(Intent.CATEGORY_DEFAULT)
            packages.addIntentFilterForActivity(activity, filter)
        }
    }

    private fun open(address: String = ADDRESS) = phone.call("openWhatsapp", """{"url":"$address"}""")

    private fun share(photo: String? = null) =
        phone.call("shareToWhatsapp", """{"text":"Halo, lihat ini","photo":${photo?.let { "\"$it\"" }}}""")

    private val folder get() = File(phone.application.cacheDir, "shared").apply { mkdirs() }

    /** What Rust has loaded. */
    private fun loaded(name: String = "a1", bytes: ByteArray = PNG) = File(folder, name).apply { writeBytes(bytes) }

    @Test fun `absent is -2, and nothing starts`() {
        for (reply in listOf(open(), share(), phone.call("findWhatsapp"))) assertEquals("-2", reply.code)
        assertNull(phone.shadow.nextStartedActivity)
        loaded()
        assertEquals("-2", share("a1").code)
        Flow.row("WhatsApp message", "not installed", open())
        Flow.row("WhatsApp share", "not installed", share())
    }

    @Test fun `a text is shared with the one that is there`() {
        install("com.whatsapp.w4b")
        assertEquals(NOTHING, phone.call("findWhatsapp"))
        assertEquals(NOTHING, share())
        val started = phone.shadow.nextStartedActivity
        assertEquals(Intent.ACTION_SEND, started.action)
        assertEquals("com.whatsapp.w4b", started.`package`)
        assertEquals("text/plain", started.type)
        assertEquals("Halo, lihat ini", started.getStringExtra(Intent.EXTRA_TEXT))
        assertNull("no file goes along", started.clipData?.getItemAt(0)?.uri)
        Flow.row("WhatsApp share", "business only, text", NOTHING)
    }

    @Test fun `a photo goes with the right to read it, and as a JPEG`() {
        install("com.whatsapp")
        val picture = loaded()
        assertEquals(NOTHING, share("a1"))
        val started = phone.shadow.nextStartedActivity
        assertEquals("image/jpeg", started.type)
        val uri = Uri.parse("content://${phone.application.packageName}.fileprovider/a1.jpg")
        @Suppress("DEPRECATION")
        assertEquals(uri, started.getParcelableExtra(Intent.EXTRA_STREAM))
        assertEquals(uri, started.clipData?.getItemAt(0)?.uri)
        assertTrue(started.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        assertFalse("what was loaded is gone", picture.exists())
        val jpeg = File(folder, "a1.jpg").readBytes()
        assertEquals(listOf(0xff, 0xd8, 0xff), jpeg.take(3).map { it.toInt() and 0xff })
        Flow.row("WhatsApp share", "installed, text and photo", NOTHING)
    }

    @Test fun `a photo that is none is -7, and nothing starts`() {
        install("com.whatsapp")
        loaded(bytes = "<svg/>".toByteArray())
        assertEquals("no picture", "-7", share("a1").code)
        assertEquals("not there", "-7", share("b2").code)
        assertNull(phone.shadow.nextStartedActivity)
        assertEquals(emptyList<String>(), folder.list()!!.toList())
        Flow.row("WhatsApp share", "the photo cannot be read", share("b2"))
    }

    @Test fun `no other file is shared`() {
        install("com.whatsapp")
        File(phone.application.cacheDir, "secret").writeBytes(PNG)
        for (name in listOf("", "../secret", "/etc/passwd", "a/b", "A1", "a1.jpg", "a".repeat(33))) {
            assertTrue("a way out of it needs the folder itself", folder.isDirectory)
            assertFalse(name, share(name).isOk)
        }
        assertNull(phone.shadow.nextStartedActivity)
        assertTrue(File(phone.application.cacheDir, "secret").exists())
    }

    @Test fun `photos of old shares are forgotten`() {
        install("com.whatsapp")
        val old = File(folder, "0.jpg").apply { writeBytes(PNG) }
        assertTrue(old.setLastModified(System.currentTimeMillis() - 2 * 60 * 60 * 1000))
        val fresh = File(folder, "1.jpg").apply { writeBytes(PNG) }
        loaded()
        assertEquals(NOTHING, share("a1"))
        assertFalse(old.exists())
        assertTrue("another app may still read it", fresh.exists())
    }

    @Test fun `each of the two opens, the private one first`() {
        install("com.whatsapp.w4b")
        assertEquals(NOTHING, open())
        assertEquals("com.whatsapp.w4b", phone.shadow.nextStartedActivity.`package`)
        install("com.whatsapp")
        assertEquals(NOTHING, open())
        val started = phone.shadow.nextStartedActivity
        assertEquals("com.whatsapp", started.`package`)
        assertEquals(Intent.ACTION_VIEW, started.action)
        assertEquals(ADDRESS, started.dataString)
        Flow.row("WhatsApp message", "installed, or business only", NOTHING)
    }

    @Test fun `there, and not starting, is -7`() {
        install("com.whatsapp", canSend = false)
        assertEquals("-7", open().code)
        assertEquals("-7", share().code)
        loaded()
        assertEquals("-7", share("a1").code)
        Flow.row("WhatsApp message", "there, and does not start", open())
        Flow.row("WhatsApp share", "there, and does not start", share())
    }

    @Test fun `one that does not start gives way to the other`() {
        install("com.whatsapp", canSend = false)
        install("com.whatsapp.w4b")
        assertEquals(NOTHING, open())
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
