package id.jajan.host

import android.content.Context
import android.net.Uri
import android.os.Environment
import android.util.Base64
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream

/**
 * A photo that was taken or picked while the system ended the activity that waited for it. wry's file
 * chooser forgets who waits; `MainActivity` notes what came, here it is read for the page, once.
 *
 * Invariant: only what a picker answered to this app is read. The note is in private preferences, because
 * the activity's intent could be another app's.
 */
internal class LostPhoto(private val context: Context) {
    private val preferences = context.getSharedPreferences(FILE, Context.MODE_PRIVATE)

    /** Base64; null when there is none. Throws when it cannot be read. Blocks on the disk. */
    fun take(): String? {
        val noted = preferences.getString(PICKED, null) ?: return null
        preferences.edit().remove(PICKED).commit()
        val bytes = opened(noted)?.use { it.readBounded() } ?: return null
        return if (bytes.isEmpty()) null else Base64.encodeToString(bytes, Base64.NO_WRAP)
    }

    private fun opened(noted: String): InputStream? {
        if (noted == CAMERA) return newestOfCamera()?.inputStream()
        val uri = Uri.parse(noted)
        if (uri.scheme != "content") return null
        return context.contentResolver.openInputStream(uri)
    }

    /** wry makes an empty file for each photo and lets the camera write into it. */
    private fun newestOfCamera() = context.getExternalFilesDir(Environment.DIRECTORY_PICTURES)
        ?.listFiles().orEmpty()
        .filter { it.length() > 0 && System.currentTimeMillis() - it.lastModified() <= MAX_AGE_MS }
        .maxByOrNull { it.lastModified() }

    private fun InputStream.readBounded(): ByteArray {
        val bytes = ByteArrayOutputStream()
        val part = ByteArray(PART_BYTES)
        while (true) {
            val count = read(part)
            if (count < 0) return bytes.toByteArray()
            bytes.write(part, 0, count)
            if (bytes.size() > MAX_BYTES) throw IOException("a photo over 20 MB")
        }
    }

    companion object {
        /** These are written by `MainActivity` too. */
        const val FILE = "lost-photo"
        const val PICKED = "picked"
        const val CAMERA = "camera"

        private const val MAX_BYTES = 20 * 1024 * 1024
        private const val PART_BYTES = 64 * 1024
        private const val MAX_AGE_MS = 30 * 60 * 1000L
    }
}
