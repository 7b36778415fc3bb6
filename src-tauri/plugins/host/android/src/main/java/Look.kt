package id.jajan.host

import android.app.Activity
import android.app.UiModeManager
import android.content.Context
import android.content.res.Configuration
import android.os.Build
import android.view.View
import android.view.WindowInsetsController

/**
 * The theme that the user chose in the app, for what the system draws: the icons of its bars, and the
 * window before the page is painted. The system's own theme would put white icons on a light page.
 */
internal class Look(context: Context) {
    private val preferences = context.getSharedPreferences(FILE, Context.MODE_PRIVATE)

    private val theme: String get() = preferences.getString(THEME, null) ?: SYSTEM

    fun choose(activity: Activity, theme: String) {
        require(theme in THEMES) { "refused: theme" }
        if (theme != this.theme) {
            preferences.edit().putString(THEME, theme).apply()
            colourWindow(activity, theme)
        }
        follow(activity)
    }

    /** For each activity, and when the system's own theme changes. */
    fun follow(activity: Activity) {
        val isDark = when (theme) {
            SYSTEM -> isNight(activity.resources.configuration)
            else -> theme == DARK
        }
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            val icons = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or
                WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
            activity.window.insetsController?.setSystemBarsAppearance(if (isDark) 0 else icons, icons)
        } else {
            olderBars(activity.window.decorView, isDark)
        }
    }

    @Suppress("DEPRECATION")
    private fun olderBars(view: View, isDark: Boolean) {
        var icons = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            icons = icons or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
        }
        val others = view.systemUiVisibility and icons.inv()
        view.systemUiVisibility = if (isDark) others else others or icons
    }

    /** Since Android 12 the system keeps it, and draws its splash by it; before, `MainActivity` does. */
    private fun colourWindow(activity: Activity, theme: String) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) return
        val mode = when (theme) {
            DARK -> UiModeManager.MODE_NIGHT_YES
            LIGHT -> UiModeManager.MODE_NIGHT_NO
            // As documented: the setting of the whole system.
            else -> UiModeManager.MODE_NIGHT_AUTO
        }
        activity.getSystemService(UiModeManager::class.java)?.setApplicationNightMode(mode)
    }

    companion object {
        /** Both are read by `MainActivity` too. */
        const val FILE = "look"
        const val THEME = "theme"

        private const val SYSTEM = "system"
        private const val LIGHT = "light"
        private const val DARK = "dark"
        private val THEMES = setOf(SYSTEM, LIGHT, DARK)

        private fun isNight(configuration: Configuration) =
            configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    }
}
