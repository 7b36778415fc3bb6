package id.jajan.host

import android.content.Intent

/**
 * The mark of an activity that the system made anew from its saved state. `MainActivity` knows it before
 * any plugin is loaded, and puts it into the intent that replaces the old one (`gen/android`). Another app
 * may send it as well: the page then opens what it had open last, and no more.
 */
internal object Restored {
    const val EXTRA = "restored"

    fun take(intent: Intent?): Boolean {
        val isRestored = try {
            intent?.getBooleanExtra(EXTRA, false) ?: false
        } catch (_: RuntimeException) {
            // Extras of another app may fail to unparcel.
            false
        }
        if (isRestored) intent?.removeExtra(EXTRA)
        return isRestored
    }
}
