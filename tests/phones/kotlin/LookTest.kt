package id.jajan.host

import android.app.UiModeManager
import android.content.res.Configuration
import android.os.Build
import android.view.View
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import android.webkit.WebView
import androidx.appcompat.app.AppCompatDelegate
import app.tauri.plugin.PluginManager
import id.jajan.host.Phone.Companion.NOTHING
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

private const val FLOW = "Theme of the system's bars"

@RunWith(RobolectricTestRunner::class)
class LookTest {
    @get:Rule val phone = Phone()

    @After fun forget() {
        AppCompatDelegate.mode = -100
    }

    private fun choose(theme: String) = phone.call("setTheme", """{"theme":"$theme"}""")

    /** Dark icons, for a light page. */
    private fun hasDarkIcons(): Boolean {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            val icons = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS
            val now = checkNotNull(phone.window.insetsController).systemBarsAppearance and icons
            check(now == icons || now == 0) { "one bar and not the other" }
            return now == icons
        }
        @Suppress("DEPRECATION")
        return phone.window.decorView.systemUiVisibility and View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR != 0
    }

    private fun systemTurns(qualifiers: String) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        phone.activity.resources.configuration.setTo(phone.application.resources.configuration)
        PluginManager.onConfigurationChanged(phone.activity.resources.configuration)
    }

    @Test fun `the icons follow the theme of the app, also in an activity made anew`() {
        for ((theme, isLight) in listOf("dark" to false, "light" to true, "dark" to false)) {
            assertEquals(NOTHING, choose(theme))
            assertEquals(theme, isLight, hasDarkIcons())
            phone.recreate()
            assertEquals("$theme, made anew", isLight, hasDarkIcons())
            Flow.row(FLOW, "$theme chosen in the app", if (isLight) "dark icons" else "light icons")
        }
    }

    @Test fun `or that of the system, when it turns`() {
        choose("system")
        assertEquals(true, hasDarkIcons())
        systemTurns("+night")
        assertEquals(false, hasDarkIcons())
        choose("light")
        assertEquals(true, hasDarkIcons())
        systemTurns("+notnight")
        choose("dark")
        assertEquals(false, hasDarkIcons())
        choose("system")
        assertEquals(true, hasDarkIcons())
        Flow.row(FLOW, "the system's, which turns", "as the system")
    }

    @Config(sdk = [33, 35])
    @Test fun `since Android 12 the system keeps it for the splash`() {
        val modes = checkNotNull(phone.application.getSystemService(UiModeManager::class.java))
        val kept = org.robolectric.Shadows.shadowOf(modes)
        for ((theme, mode) in listOf(
            "dark" to UiModeManager.MODE_NIGHT_YES,
            "light" to UiModeManager.MODE_NIGHT_NO,
            "system" to UiModeManager.MODE_NIGHT_AUTO,
        )) {
            choose(theme)
            assertEquals(theme, mode, kept.applicationNightMode)
        }
    }

    @Config(sdk = [24, 29])
    @Test fun `before, the activity takes it for its first frame`() {
        assertEquals(-100, AppCompatDelegate.mode)
        choose("dark")
        phone.restore()
        assertEquals(AppCompatDelegate.MODE_NIGHT_YES, AppCompatDelegate.mode)
        choose("light")
        phone.restore()
        assertEquals(AppCompatDelegate.MODE_NIGHT_NO, AppCompatDelegate.mode)
    }

    @Test fun `another theme is refused`() {
        choose("dark")
        for (theme in listOf("", "DARK", "blue")) assertFalse(theme, choose(theme).isOk)
        assertEquals(false, hasDarkIcons())
    }

    @Test fun `the size of text is told, and when it changes`() {
        assertEquals(Reply(true, """{"scale":1}"""), phone.call("textScale"))
        phone.listen("text-scale")
        for ((scale, told) in listOf(1.3f to "1.3", 2f to "2")) {
            phone.activity.resources.configuration.fontScale = scale
            repeat(2) { PluginManager.onConfigurationChanged(Configuration()) }
            assertEquals(listOf("""{"scale":$told}"""), phone.heard())
            assertEquals(Reply(true, """{"scale":$told}"""), phone.call("textScale"))
            Flow.row("Size of text", "$told of the phone's settings", "told to the page, ${(scale * 100).toInt()} %")
        }
    }

    @Test fun `the web view does not scale text a second time`() {
        val view = WebView(phone.activity).apply { settings.textZoom = 130 }
        phone.activity.onWebViewCreate(view)
        assertEquals(100, view.settings.textZoom)
    }
}
