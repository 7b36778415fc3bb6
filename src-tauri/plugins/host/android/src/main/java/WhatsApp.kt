package id.jajan.host

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri

/** Opens WhatsApp, the private app before the one for businesses, at an address that Rust has made. */
internal object WhatsApp {
    enum class Outcome { OPENED, MISSING, NOT_LAUNCHED }

    /** Both are in the manifest's `<queries>`, or they would look as if they were missing. */
    private val PACKAGES = listOf("com.whatsapp", "com.whatsapp.w4b")

    fun open(activity: Activity, address: String): Outcome {
        require(address.startsWith("whatsapp://send?")) { "refused: address of WhatsApp" }
        val installed = PACKAGES.filter { isInstalled(activity.packageManager, it) }
        if (installed.isEmpty()) return Outcome.MISSING
        val isOpened = installed.any { name ->
            val message = Intent(Intent.ACTION_VIEW, Uri.parse(address)).setPackage(name)
            try {
                activity.startActivity(message)
                true
            } catch (_: ActivityNotFoundException) {
                false
            } catch (_: SecurityException) {
                // A work profile or a lock for apps may forbid it.
                false
            }
        }
        return if (isOpened) Outcome.OPENED else Outcome.NOT_LAUNCHED
    }

    private fun isInstalled(manager: PackageManager, name: String): Boolean = try {
        @Suppress("DEPRECATION") // Its successor came with Android 13.
        manager.getApplicationInfo(name, 0).enabled
    } catch (_: PackageManager.NameNotFoundException) {
        false
    }
}
