package id.jajan.host

import android.content.Context
import android.content.Intent
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/**
 * The link of each notification of ours. The official plugin passes nothing but the id to a tap:
 * the text beside it comes from a field that is never set. So the link is stored here, by that id.
 *
 * Invariant: each link is returned for one tap, and only links of ours: the activity is exported,
 * but an intent of another app can name only an id. `resolveLink` in the page decides what a link
 * means.
 */
internal class NotificationLinks(context: Context) {
    private val preferences =
        context.getSharedPreferences("notification-links", Context.MODE_PRIVATE)

    /** Synchronous. Null removes it; the oldest are removed when there are too many. */
    @Synchronized
    fun remember(id: Int, link: String?) {
        val others = kept().filter { it.id != id }
        val all = if (link == null) others else others + Kept(id, link)
        check(preferences.edit().putString(ALL, text(all.takeLast(MAX))).commit()) {
            "storage: not written"
        }
    }

    /** The link of the notification whose tap sent this intent, or null. */
    @Synchronized
    fun take(intent: Intent?): String? {
        val id = try {
            if (intent?.hasExtra(ID) != true) return null
            intent.getIntExtra(ID, 0)
        } catch (_: RuntimeException) {
            // Extras of another app may fail to unparcel.
            return null
        }
        val all = kept()
        val tapped = all.find { it.id == id } ?: return null
        preferences.edit().putString(ALL, text(all - tapped)).apply()
        return tapped.link
    }

    private data class Kept(val id: Int, val link: String)

    private fun kept(): List<Kept> = try {
        val all = JSONArray(preferences.getString(ALL, "[]"))
        List(all.length()) { at ->
            all.getJSONObject(at).let { Kept(it.getInt("id"), it.getString("link")) }
        }
    } catch (_: JSONException) {
        // Without a link for a corrupt file; a tap still opens the app.
        emptyList()
    }

    private fun text(all: List<Kept>): String =
        JSONArray(all.map { JSONObject().put("id", it.id).put("link", it.link) }).toString()

    private companion object {
        const val ALL = "all"
        const val MAX = 32

        /** The plugin's name for it. */
        const val ID = "NotificationId"
    }
}
