package id.jajan.host

import android.content.Context
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import java.io.File
import java.io.IOException

/**
 * The photo of a share: Rust has downloaded and checked it and put it into the one folder that other apps
 * may read (`file_paths.xml`). Here it becomes a JPEG of bounded size, which every app accepts; the
 * image host serves WebP. Reads the disk: never on the UI thread.
 */
internal object Photo {
    private const val MAX_SIDE = 2048
    private const val QUALITY = 90

    /** Long enough for another app to read the shared file. */
    private const val KEPT_MS = 60 * 60 * 1000L
    private val NAME = Regex("[0-9a-f]{1,32}")

    fun folder(context: Context) = File(context.cacheDir, "shared")

    /** Converts the file `name` to a JPEG and deletes it. Throws when it is no picture. */
    fun jpegOf(context: Context, name: String): File {
        require(NAME.matches(name)) { "refused: name of a photo" }
        val folder = folder(context)
        val loaded = File(folder, name)
        try {
            val jpeg = File(folder, "$name.jpg")
            val picture = decoded(loaded) ?: throw IOException("the photo is no picture")
            jpeg.outputStream().use { picture.compress(Bitmap.CompressFormat.JPEG, QUALITY, it) }
            forgetOld(folder, keep = jpeg)
            return jpeg
        } finally {
            loaded.delete()
        }
    }

    private fun decoded(file: File): Bitmap? {
        val bounds = BitmapFactory.Options().apply { inJustDecodeBounds = true }
        BitmapFactory.decodeFile(file.path, bounds)
        val side = maxOf(bounds.outWidth, bounds.outHeight)
        if (side <= 0) return null
        var sample = 1
        while (side / sample > MAX_SIDE) sample *= 2
        return BitmapFactory.decodeFile(file.path, BitmapFactory.Options().apply { inSampleSize = sample })
    }

    private fun forgetOld(folder: File, keep: File) {
        val oldestMs = System.currentTimeMillis() - KEPT_MS
        folder.listFiles().orEmpty()
            .filter { it != keep && it.lastModified() < oldestMs }
            .forEach { it.delete() }
    }
}
