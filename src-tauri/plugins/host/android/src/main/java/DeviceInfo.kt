package id.jajan.host

import android.os.Build
import android.webkit.WebView
import app.tauri.plugin.JSObject

/** What `/device/report` needs and a page cannot read; an unknown web view version is empty. */
internal object DeviceInfo {
    fun read(): JSObject = JSObject().apply {
        put("platform", "android")
        put("brand", Build.BRAND)
        put("model", Build.MODEL)
        put("osVersion", Build.VERSION.RELEASE)
        put("webviewVersion", webViewVersion())
    }

    private fun webViewVersion(): String {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return ""
        return WebView.getCurrentWebViewPackage()?.versionName.orEmpty()
    }
}
