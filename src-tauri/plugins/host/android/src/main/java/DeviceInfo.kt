package id.jajan.host

import android.content.Context
import android.os.Build
import android.webkit.WebView
import app.tauri.plugin.JSObject

/** What `/device/report` needs. Sizes in CSS pixels; an unknown web view version is empty. */
internal object DeviceInfo {
    fun read(context: Context): JSObject {
        val screen = context.resources.displayMetrics
        val density = screen.density.toDouble()
        return JSObject().apply {
            put("platform", "android")
            put("brand", Build.BRAND)
            put("model", Build.MODEL)
            put("osVersion", Build.VERSION.RELEASE)
            put("webviewVersion", webViewVersion())
            put("screenWidth", screen.widthPixels / density)
            put("screenHeight", screen.heightPixels / density)
            put("pixelRatio", density)
        }
    }

    private fun webViewVersion(): String {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return ""
        return WebView.getCurrentWebViewPackage()?.versionName.orEmpty()
    }
}
