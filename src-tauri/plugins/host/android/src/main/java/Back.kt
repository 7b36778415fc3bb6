package id.jajan.host

import androidx.activity.OnBackPressedCallback
import androidx.appcompat.app.AppCompatActivity

/**
 * The system's back, by button or gesture, told to the page. Tauri's own listener is bound to the first
 * activity of the process: in one made anew, back would leave the app from any page.
 *
 * Invariant: each activity has exactly one callback, added after Tauri's and so asked first.
 */
internal class Back(private val tell: () -> Boolean) {
    private var followed: AppCompatActivity? = null

    fun follow(activity: AppCompatActivity) {
        if (activity === followed) return
        followed = activity
        val callback = object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                if (tell()) return
                // No page listens, so that the next callback, or the system, decides.
                isEnabled = false
                activity.onBackPressedDispatcher.onBackPressed()
                isEnabled = true
            }
        }
        activity.onBackPressedDispatcher.addCallback(activity, callback)
    }

    companion object {
        const val EVENT = "back"
    }
}
