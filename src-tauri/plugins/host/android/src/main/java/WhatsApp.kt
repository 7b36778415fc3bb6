package id.jajan.host

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import androidx.core.content.FileProvider
import java.io.File

/** Opens WhatsApp, preferring the private app over WhatsApp Business. The user decides whether to send. */
internal object WhatsApp {
    enum class Outcome { OPENED, MISSING, NOT_LAUNCHED }

    /** Both must be in the manifest's `<queries>`, or Android reports them as missing. */
    private val PACKAGES = listOf("com.whatsapp", "com.whatsapp.w4b")

    /** At an address that Rust has built. */
    fun open(activity: Activity, address: String): Outcome {
        require(address.startsWith("whatsapp://send?")) { "refused: address of WhatsApp" }
        return start(activity) { Intent(Intent.ACTION_VIEW, Uri.parse(address)) }
    }

    /** With a text and optionally a photo; the user chooses the recipient. */
    fun share(activity: Activity, text: String, photo: File?): Outcome = start(activity) {
        Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, text).apply {
            type = "text/plain"
            if (photo != null) attach(activity, photo)
        }
    }

    fun isInstalled(context: Context): Boolean = installed(context).isNotEmpty()

    private fun Intent.attach(context: Context, photo: File) {
        val uri = FileProvider.getUriForFile(context, "${context.packageName}.fileprovider", photo)
        type = "image/jpeg"
        putExtra(Intent.EXTRA_STREAM, uri)
        // The read permission is granted for the clip data; an extra alone grants none.
        clipData = ClipData.newRawUri(null, uri)
        addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    }

    private fun start(activity: Activity, message: () -> Intent): Outcome {
        val installed = installed(activity)
        if (installed.isEmpty()) return Outcome.MISSING
        val isOpened = installed.any { name ->
            try {
                activity.startActivity(message().setPackage(name))
                true
            } catch (_: ActivityNotFoundException) {
                false
            } catch (_: SecurityException) {
                // A work profile or an app lock may forbid it.
                false
            }
        }
        return if (isOpened) Outcome.OPENED else Outcome.NOT_LAUNCHED
    }

    private fun installed(context: Context): List<String> =
        PACKAGES.filter { isThere(context.packageManager, it) }

    private fun isThere(manager: PackageManager, name: String): Boolean = try {
        @Suppress("DEPRECATION") // Its successor came with Android 13.
        manager.getApplicationInfo(name, 0).enabled
    } catch (_: PackageManager.NameNotFoundException) {
        false
    }
}
