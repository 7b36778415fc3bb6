package id.jajan.host

import android.content.Intent
import org.json.JSONException
import org.json.JSONObject

/**
 * The link of the notification whose tap started the app. The official plugin tells of a tap before
 * anybody can listen (tauri.md 1.3), so the start is read from the intent, once.
 */
internal object OpeningLink {
    /** As the plugin names it, with its own spelling. */
    private const val NOTIFICATION = "LocalNotficationObject"

    fun take(intent: Intent?): String? {
        val text = intent?.getStringExtra(NOTIFICATION) ?: return null
        intent.removeExtra(NOTIFICATION)
        return try {
            JSONObject(text).optJSONObject("extra")?.optString("link")?.ifEmpty { null }
        } catch (_: JSONException) {
            null
        }
    }
}
