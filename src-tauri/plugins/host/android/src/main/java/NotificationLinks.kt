package id.jajan.host

import android.content.Context
import android.content.Intent
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/**
 * Where the tap on each notification of ours leads. The official plugin gives a tap nothing but the id:
 * the text that it packs beside it is a field that nobody fills. So the link is kept here, under that id.
 *
 * Invariant: a link is handed out by one tap, and only one of ours ever is: the activity is exported,
 * but an intent of another app can name no more than an id. What a link means is decided by
 * `resolveLink` in the page.
 */
internal class NotificationLinks(context: Context) {
    private val preferences =
        context.getSharedPreferences("notification-links", Context.MODE_PRIVATE)

    /** On disk when this returns. Null forgets it; of too many the oldest go. */
    @Synchronized
    fun remember(id: Int, link: String?) {
        val others = kept().filter { it.id != id }
        val all = if (link == null) others else others + Kept(id, link)
        check(preferences.edit().putString(ALL, text(all.takeLast(MAX))).commit()) {
            "storage: not written"
        }
    }

    /** The link of the notification whose tap has made this intent; null when there is none. */
    @Synchronized
    fun take(intent: Intent?): String? {
        val id = try {
            if (intent?.hasExtra(ID) != true) return null
            intent.getIntExtra(ID, 0)
        } catch (_: RuntimeException) {
            // What another app packed may not be unpacked here.
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
        // A broken file leads nowhere; a tap still opens the app.
        emptyList()
    }

    private fun text(all: List<Kept>): String =
        JSONArray(all.map { JSONObject().put("id", it.id).put("link", it.link) }).toString()

    private companion object {
        const val ALL = "all"
        const val MAX = 32

        /** As the plugin names it. */
        const val ID = "NotificationId"
    }
}
