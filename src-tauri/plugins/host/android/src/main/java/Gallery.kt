package id.jajan.host

import android.annotation.TargetApi
import android.content.ContentResolver
import android.content.ContentValues
import android.content.Context
import android.net.Uri
import android.os.Build
import android.os.Environment
import android.provider.MediaStore.Images.Media
import android.provider.MediaStore.VOLUME_EXTERNAL_PRIMARY
import android.util.Base64
import java.io.IOException

/** The phone's gallery, to which an app may add pictures without a permission since Android 10. */
internal object Gallery {
    private const val FOLDER = "Jajan"
    private const val MAX_BASE64_CHARS = 2_000_000
    private val NAME = Regex("[0-9A-Za-z_-]{1,64}\\.png")
    private val PNG = byteArrayOf(0x89.toByte(), 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A)

    val isOpen: Boolean get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q

    /** Seen by others only once it is whole. Throws IOException; leaves nothing behind when it fails. */
    @TargetApi(Build.VERSION_CODES.Q)
    fun save(context: Context, name: String, base64: String) {
        require(NAME.matches(name)) { "refused: name of a picture" }
        require(base64.length <= MAX_BASE64_CHARS) { "refused: size of a picture" }
        val png = Base64.decode(base64, Base64.DEFAULT)
        require(png.take(PNG.size) == PNG.toList()) { "refused: not a PNG" }
        val resolver = context.contentResolver
        val picture = resolver.insert(Media.getContentUri(VOLUME_EXTERNAL_PRIMARY), described(name))
            ?: throw IOException("no gallery")
        try {
            resolver.write(picture, png)
            resolver.update(picture, ContentValues().apply { put(Media.IS_PENDING, 0) }, null, null)
        } catch (error: IOException) {
            resolver.delete(picture, null, null)
            throw error
        }
    }

    @TargetApi(Build.VERSION_CODES.Q)
    private fun described(name: String) = ContentValues().apply {
        put(Media.DISPLAY_NAME, name)
        put(Media.MIME_TYPE, "image/png")
        put(Media.RELATIVE_PATH, "${Environment.DIRECTORY_PICTURES}/$FOLDER")
        put(Media.IS_PENDING, 1)
    }

    private fun ContentResolver.write(picture: Uri, png: ByteArray) {
        val stream = openOutputStream(picture) ?: throw IOException("no place in the gallery")
        stream.use { it.write(png) }
    }
}
