package id.jajan.host

import android.graphics.Insets as SystemInsets
import android.view.View
import android.view.WindowInsets
import android.view.WindowInsets.Type
import android.view.WindowManager.LayoutParams.BRIGHTNESS_OVERRIDE_FULL
import android.view.WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import id.jajan.host.Phone.Companion.NOTHING
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "xxhdpi")
class ScreenTest {
    @get:Rule val phone = Phone()

    private fun keepBright(isOn: Boolean) = phone.call("keepBright", """{"isOn":$isOn}""")
    private fun brightness() = phone.window.attributes.screenBrightness
    private fun staysOn() = phone.window.attributes.flags and FLAG_KEEP_SCREEN_ON != 0

    @Test fun `bright and on, and then as it was`() {
        phone.window.attributes = phone.window.attributes.apply { screenBrightness = 0.3f }
        repeat(2) {
            assertEquals(NOTHING, keepBright(true))
            assertEquals(BRIGHTNESS_OVERRIDE_FULL, brightness())
            assertTrue(staysOn())
        }
        repeat(2) {
            assertEquals(NOTHING, keepBright(false))
            assertEquals(0.3f, brightness())
            assertEquals(false, staysOn())
        }
        Flow.row("Screen for a code", "bright, then left", NOTHING)
    }

    @Test fun `nothing records it, until it is left`() {
        fun isSecret() = phone.window.attributes.flags and FLAG_SECURE != 0
        for (isOn in listOf(true, true, false, false)) {
            assertEquals(NOTHING, phone.call("keepSecret", """{"isOn":$isOn}"""))
            assertEquals(isOn, isSecret())
        }
        Flow.row("Screen that nothing records", "secret, then left", NOTHING)
    }

    @Test fun `an activity made anew is as its system has it`() {
        keepBright(true)
        phone.recreate()
        val usual = brightness()
        assertEquals(false, staysOn())
        assertEquals(NOTHING, keepBright(true))
        assertEquals(NOTHING, keepBright(false))
        assertEquals(usual, brightness())
    }

    private fun apply(change: WindowInsets.Builder.() -> Unit) {
        val content = checkNotNull(phone.activity.findViewById<View>(android.R.id.content))
        content.dispatchApplyWindowInsets(WindowInsets.Builder().apply(change).build())
    }

    private val bars: WindowInsets.Builder.() -> Unit = {
        setInsets(Type.statusBars(), SystemInsets.of(0, 90, 0, 0))
        setInsets(Type.navigationBars(), SystemInsets.of(0, 0, 0, 60))
    }

    /** Of `xxhdpi`: three of its pixels are one of CSS. */
    @Config(sdk = [33, 35], qualifiers = "xxhdpi")
    @Test fun `insets are CSS pixels, and told when they change`() {
        phone.listen("insets")
        apply(bars)
        val still = """{"top":30,"right":0,"bottom":20,"left":0,"keyboard":0}"""
        assertEquals(listOf(still), phone.heard())
        assertEquals(Reply(true, still), phone.call("insets"))
        apply(bars)
        assertEquals(emptyList<String>(), phone.heard())
        apply {
            bars()
            setInsets(Type.ime(), SystemInsets.of(0, 0, 0, 900))
        }
        val typing = """{"top":30,"right":0,"bottom":20,"left":0,"keyboard":300}"""
        assertEquals(listOf(typing), phone.heard())
        apply(bars)
        assertEquals(listOf(still), phone.heard())
    }

    @Config(sdk = [33, 35], qualifiers = "xxhdpi")
    @Test fun `a cut-out beside the page counts, and an activity made anew goes on telling`() {
        phone.listen("insets")
        phone.recreate()
        phone.heard()
        apply {
            bars()
            setInsets(Type.displayCutout(), SystemInsets.of(120, 0, 0, 0))
        }
        assertEquals(
            listOf("""{"top":30,"right":0,"bottom":20,"left":40,"keyboard":0}"""),
            phone.heard(),
        )
    }

    /** Android 7 has no builder of insets to test it with; the code is the same. */
    @Config(sdk = [29], qualifiers = "xxhdpi")
    @Test fun `before Android 11 what is taller than the bars is the keyboard`() {
        phone.listen("insets")
        @Suppress("DEPRECATION")
        apply {
            setSystemWindowInsets(SystemInsets.of(0, 90, 0, 900))
            setStableInsets(SystemInsets.of(0, 90, 0, 60))
        }
        assertEquals(
            listOf("""{"top":30,"right":0,"bottom":20,"left":0,"keyboard":300}"""),
            phone.heard(),
        )
    }
}
