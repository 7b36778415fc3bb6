package id.jajan.host

import android.app.Application
import android.os.Looper
import androidx.appcompat.app.AppCompatActivity
import app.tauri.plugin.Invoke
import app.tauri.plugin.PluginHandle
import app.tauri.plugin.PluginManager
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.ObjectMapper
import java.io.File
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowApplication

/** An answer as the page would get it: `isOk` and the JSON. */
data class Reply(val isOk: Boolean, val json: String)

/**
 * A phone with the plugin on it, called as Tauri calls it. Tauri's manager is one object for the
 * process, so the activity is destroyed at the end of each test, or the next one asks the wrong one.
 */
class Phone : ExternalResource() {
    private val replies = LinkedBlockingQueue<Reply>()
    // As Tauri makes it: what a command does not know is passed over.
    private val mapper = ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    private lateinit var controller: ActivityController<AppCompatActivity>
    private lateinit var handle: PluginHandle

    val activity: AppCompatActivity get() = controller.get()
    val application: Application get() = RuntimeEnvironment.getApplication()
    val shadow: ShadowApplication get() = shadowOf(application)

    override fun before() {
        // A permission that the plugin's own manifest does not declare is refused unasked.
        val packages = shadowOf(application.packageManager)
        packages.getInternalMutablePackageInfo(application.packageName).requestedPermissions = declared
        controller = Robolectric.buildActivity(AppCompatActivity::class.java).setup()
        PluginManager.onCreate(activity)
        handle = PluginHandle(PluginManager, "host", HostPlugin(activity), "{}", mapper)
    }

    override fun after() {
        PluginManager.onDestroy(activity)
        controller.pause().stop().destroy()
    }

    /** Calls without waiting: the answer may need an answer of the user first. */
    fun begin(command: String, arguments: String = "{}") {
        val respond = { callback: Long, data: String -> replies.add(Reply(callback == OK, data)); Unit }
        handle.invoke(Invoke(1, command, OK, FAILED, respond, arguments, mapper))
    }

    /** The next answer; null when there is none. */
    fun answer(waitMs: Long = WAIT_MS): Reply? {
        val endMs = System.currentTimeMillis() + waitMs
        do {
            shadowOf(Looper.getMainLooper()).idle()
            replies.poll(10, TimeUnit.MILLISECONDS)?.let { return it }
        } while (System.currentTimeMillis() < endMs)
        return null
    }

    fun call(command: String, arguments: String = "{}"): Reply {
        begin(command, arguments)
        return checkNotNull(answer()) { "$command never answered" }
    }

    /** True when nothing was answered at once; does not let the phone go on. */
    fun isWaiting(): Boolean = replies.isEmpty()

    /** True when the last call gave one answer and not two. */
    fun isSilent(): Boolean = answer(waitMs = 50) == null

    private companion object {
        val declared = Regex("<uses-permission android:name=\"([\\w.]+)\"")
            .findAll(File(System.getProperty("host.manifest")!!).readText())
            .map { it.groupValues[1] }
            .toList()
            .toTypedArray()

        const val OK = 10L
        const val FAILED = 11L
        const val WAIT_MS = 5_000L
    }
}
