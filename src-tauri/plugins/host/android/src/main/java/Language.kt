package id.jajan.host

import android.app.LocaleManager
import android.content.Context
import android.os.Build
import android.os.LocaleList

/**
 * The language of the app in the phone's settings (since Android 13). The page follows it, and a choice in the
 * app is made there too, so that both never differ.
 */
internal object Language {
    /** As in `locales_config.xml`. */
    private val TAGS = setOf("id", "en", "zh-CN")

    /** Sets it to `wanted`, if any. Returns what is set: empty where nothing is, or can be. */
    fun choose(context: Context, wanted: String?): String {
        require(wanted == null || wanted in TAGS) { "refused: language" }
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return ""
        val manager = context.getSystemService(LocaleManager::class.java) ?: return ""
        if (wanted != null) manager.applicationLocales = LocaleList.forLanguageTags(wanted)
        val chosen = manager.applicationLocales
        return if (chosen.isEmpty) "" else chosen[0].toLanguageTag()
    }
}
