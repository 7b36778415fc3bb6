package id.jajan.host

import android.app.LocaleManager
import android.os.LocaleList
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

private const val FLOW = "Language of the app"

@RunWith(RobolectricTestRunner::class)
class LanguageTest {
    @get:Rule val phone = Phone()

    private fun said(chosen: String) = Reply(true, """{"chosen":"$chosen"}""")

    private fun choose(wanted: String) = phone.call("appLanguage", """{"wanted":"$wanted"}""")

    @Config(sdk = [33, 35])
    @Test fun `is the one of the phone's settings, and a choice in the app is made there`() {
        val settings = checkNotNull(phone.application.getSystemService(LocaleManager::class.java))
        assertEquals(said(""), phone.call("appLanguage"))
        Flow.row(FLOW, "none chosen in the settings", "the app's own choice, else Indonesian")
        settings.applicationLocales = LocaleList.forLanguageTags("zh-CN")
        assertEquals(said("zh-CN"), phone.call("appLanguage"))
        Flow.row(FLOW, "chosen in the settings", "taken over")
        for (tag in listOf("en", "id", "zh-CN")) {
            assertEquals(said(tag), choose(tag))
            assertEquals(tag, settings.applicationLocales.toLanguageTags())
        }
        Flow.row(FLOW, "chosen in the app", "the settings say the same")
        settings.applicationLocales = LocaleList.getEmptyLocaleList()
        assertEquals(said(""), phone.call("appLanguage"))
    }

    @Config(sdk = [24, 29])
    @Test fun `before Android 13 there is no such setting`() {
        assertEquals(said(""), phone.call("appLanguage"))
        assertEquals(said(""), choose("en"))
        Flow.row(FLOW, "before Android 13", "the app's own choice")
    }

    @Test fun `a language that the app does not speak is refused`() {
        for (tag in listOf("", "fr", "en-US; id", "in")) assertFalse(tag, choose(tag).isOk)
    }
}
