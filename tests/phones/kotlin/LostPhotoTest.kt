package id.jajan.host

import android.app.Activity
import android.content.Intent
import android.net.Uri
import android.os.Environment
import java.io.ByteArrayInputStream
import java.io.File
import java.io.InputStream
import java.util.Base64
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

private const val FLOW = "Photo from the camera"

/** What a picker answers to an activity that was made anew. */
@RunWith(RobolectricTestRunner::class)
class LostPhotoTest {
    @get:Rule val phone = Phone()

    private val folder get() = checkNotNull(phone.application.getExternalFilesDir(Environment.DIRECTORY_PICTURES))

    /** As wry names it; what the camera has written, or nothing yet. */
    private fun photo(name: String, text: String, ageMs: Long = 0) = File(folder, "JPEG_$name.jpg").apply {
        writeText(text)
        setLastModified(System.currentTimeMillis() - ageMs)
    }

    /** As the system calls it, which an app may not. */
    private fun answered(code: Int = Activity.RESULT_OK, data: Intent? = null) {
        val int = Int::class.javaPrimitiveType
        Activity::class.java.getDeclaredMethod("onActivityResult", int, int, Intent::class.java)
            .apply { isAccessible = true }
            .invoke(phone.activity, 99, code, data)
    }

    private fun lost(): String? {
        val reply = phone.call("lostPhoto")
        assertEquals(reply.json, true, reply.isOk)
        if (reply.json == "null") return null
        return String(Base64.getDecoder().decode(reply.json.trim('"').replace("\\/", "/")))
    }

    @Test fun `a photo that was taken is given to the page, once`() {
        photo("old", "of before", ageMs = 60_000)
        photo("new", "taken")
        for (end in listOf(phone::recreate, { phone.restore() })) {
            end()
            answered()
            assertEquals("taken", lost())
            assertEquals(null, lost())
        }
        Flow.row(FLOW, "taken while the process was killed", "the photo, once")
    }

    @Test fun `one that was picked is read from where it lies`() {
        val place = Uri.parse("content://photos/7")
        phone.recreate()
        shadowOf(phone.application.contentResolver).registerInputStream(place, ByteArrayInputStream("picked".toByteArray()))
        answered(data = Intent().setData(place))
        assertEquals("picked", lost())
        Flow.row("Photo from the library", "picked while the process was killed", "the photo, once")
    }

    @Test fun `one over 20 MB is refused before it fills the memory`() {
        var given = 0L
        val endless = object : InputStream() {
            override fun read(): Int = 0.also { given += 1 }
            override fun read(into: ByteArray, from: Int, count: Int): Int = count.also { given += it }
        }
        val place = Uri.parse("content://photos/8")
        phone.recreate()
        shadowOf(phone.application.contentResolver).registerInputStream(place, endless)
        answered(data = Intent().setData(place))
        val reply = phone.call("lostPhoto")
        assertEquals(reply.json, false, reply.isOk)
        assertEquals(20L, given / (1024 * 1024))
    }

    @Test fun `a cancel, an empty file or an old one is none`() {
        photo("new", "taken")
        phone.recreate()
        answered(Activity.RESULT_CANCELED)
        assertEquals(null, lost())
        folder.listFiles().orEmpty().forEach { it.delete() }
        photo("empty", "")
        photo("old", "of yesterday", ageMs = 24 * 3600_000L)
        phone.recreate()
        answered()
        assertEquals(null, lost())
        Flow.row(FLOW, "cancelled while the process was killed", "none")
    }

    @Test fun `an activity that was there all along notes nothing, nor one that was answered`() {
        photo("new", "taken")
        answered()
        assertEquals(null, lost())
        phone.recreate()
        answered(Activity.RESULT_CANCELED)
        answered()
        assertEquals(null, lost())
    }

    @Test fun `no picker makes it read a file of the app`() {
        val secret = File(phone.application.filesDir, "secret").apply { writeText("token") }
        phone.recreate()
        answered(data = Intent().setData(Uri.fromFile(secret)))
        assertEquals(null, lost())
        phone.newIntent(Intent().putExtra(LostPhoto.PICKED, "content://a/b"))
        assertEquals(null, lost())
    }
}
