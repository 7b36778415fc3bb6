package id.jajan.host

import android.content.ContentUris
import android.provider.MediaStore.Images.Media
import android.provider.MediaStore.VOLUME_EXTERNAL_PRIMARY
import java.io.IOException
import java.io.OutputStream
import java.util.Base64
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowContentResolver

private val PNG = byteArrayOf(0x89.toByte(), 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2)

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [29, 33, 35])
class GalleryTest {
    @get:Rule val phone = Phone()

    private val resolver get() = phone.application.contentResolver
    private val statements: ShadowContentResolver get() = shadowOf(resolver)
    private val all get() = Media.getContentUri(VOLUME_EXTERNAL_PRIMARY)

    private fun save(name: String = "jajan-1.png", bytes: ByteArray = PNG) =
        phone.call("savePicture", """{"name":"$name","png":"${Base64.getEncoder().encodeToString(bytes)}"}""")

    /** Of the pictures in the gallery, the oldest first. */
    private fun kept(): List<Long> =
        checkNotNull(resolver.query(all, arrayOf(Media._ID), null, null, Media._ID)).use {
            generateSequence { if (it.moveToNext()) it.getLong(0) else null }.toList()
        }

    @Test fun `a picture is kept whole, and seen once it is`() {
        val reply = save()
        assertEquals(Reply(true, "\"saved\""), reply)
        val picture = ContentUris.withAppendedId(all, kept().single())
        assertArrayEquals(PNG, checkNotNull(resolver.openInputStream(picture)).use { it.readBytes() })
        val described = statements.insertStatements.single().contentValues
        assertEquals("jajan-1.png", described.getAsString(Media.DISPLAY_NAME))
        assertEquals("image/png", described.getAsString(Media.MIME_TYPE))
        assertEquals("Pictures/Jajan", described.getAsString(Media.RELATIVE_PATH))
        assertEquals(1, described.getAsInteger(Media.IS_PENDING))
        assertEquals(0, statements.updateStatements.single().contentValues.getAsInteger(Media.IS_PENDING))
        Flow.row("Save picture", "Android 10 and later", reply)
    }

    @Test fun `a full memory is -7, and nothing is left behind`() {
        save()
        val first = kept()
        statements.registerOutputStream(
            ContentUris.withAppendedId(all, first.single() + 1),
            object : OutputStream() {
                override fun write(byte: Int) = throw IOException("no space left")
            },
        )
        val reply = save()
        assertFalse(reply.isOk)
        assertEquals("-7", reply.code)
        assertEquals(first, kept())
        Flow.row("Save picture", "memory full", reply)
    }

    @Test fun `what is no picture, or named like a path, is refused`() {
        for (reply in listOf(
            save(bytes = "<svg/>".toByteArray()),
            save(name = "../jajan.png"),
            save(name = "jajan.html"),
            save(bytes = PNG + ByteArray(1_500_000)),
            phone.call("savePicture", """{"name":"a.png","png":"?"}"""),
        )) {
            assertFalse(reply.json, reply.isOk)
            assertEquals(null, reply.code)
        }
        assertTrue(statements.insertStatements.isEmpty())
    }

    @Config(sdk = [24])
    @Test fun `before Android 10 it is -2`() {
        val reply = save()
        assertEquals("-2", reply.code)
        Flow.row("Save picture", "before Android 10", reply)
        assertTrue(statements.insertStatements.isEmpty())
    }
}
