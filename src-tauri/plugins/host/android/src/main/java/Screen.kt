package id.jajan.host

import android.app.Activity
import android.view.WindowManager.LayoutParams
import android.view.WindowManager.LayoutParams.BRIGHTNESS_OVERRIDE_FULL

/**
 * A screen that a cashier's scanner can read: full brightness, and kept on; and one that nothing
 * records. Both are settings of the window, not of the phone, so they end with the window and other
 * apps do not see them.
 */
internal class Screen {
    private var before: Float? = null

    fun keepBright(activity: Activity, isOn: Boolean) {
        val window = activity.window
        val attributes = window.attributes
        if (isOn) {
            if (before == null) before = attributes.screenBrightness
            attributes.screenBrightness = BRIGHTNESS_OVERRIDE_FULL
            window.attributes = attributes
            window.addFlags(LayoutParams.FLAG_KEEP_SCREEN_ON)
        } else {
            window.clearFlags(LayoutParams.FLAG_KEEP_SCREEN_ON)
            attributes.screenBrightness = before ?: return
            window.attributes = attributes
            before = null
        }
    }

    /** Screenshots, recordings and the list of recent apps show a blank window. */
    fun keepSecret(activity: Activity, isOn: Boolean) {
        val window = activity.window
        if (isOn) window.addFlags(LayoutParams.FLAG_SECURE)
        else window.clearFlags(LayoutParams.FLAG_SECURE)
    }

    /** The window is gone, and its settings with it. */
    fun forget() {
        before = null
    }
}
