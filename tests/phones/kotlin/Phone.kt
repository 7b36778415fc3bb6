package id.jajan.host

import android.app.Activity
import android.app.Application
import android.content.Intent
import android.content.pm.PackageManager
import android.os.Bundle
import android.os.Looper
import android.webkit.WebView
import android.window.OnBackInvokedCallback
import app.tauri.plugin.Channel
import app.tauri.plugin.ChannelDeserializer
import app.tauri.plugin.Invoke
import app.tauri.plugin.Plugin
import app.tauri.plugin.PluginHandle
import app.tauri.plugin.PluginManager
import com.fasterxml.jackson.annotation.JsonAutoDetect
import com.fasterxml.jackson.annotation.PropertyAccessor
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.datatype.jsonorg.JsonOrgModule
import id.jajan.app.MainActivity
import java.io.File
import java.time.Duration
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowApplication

/** An answer as the page would get it: `isOk` and the JSON. */
data class Reply(val isOk: Boolean, val json: String) {
    /** Of a refusal; null when it has none. */
    val code: String? get() = Regex("\"code\":\"(-?\\d)\"").find(json)?.groupValues?.get(1)
}

/**
 * A phone with the app's own activity and the plugin on it, called as Tauri calls it. Tauri's manager is
 * one object for the process, so it is emptied at the end of each test.
 */
class Phone(
    private val intent: Intent? = null,
    /** What the shell loads before the host plugin. */
    private val beforeHost: (Phone) -> Unit = {},
) : ExternalResource() {
    private val replies = LinkedBlockingQueue<Reply>()
    private val told = mutableListOf<String>()
    // As Tauri makes it; what a channel sends stays here instead of going to Rust.
    private val mapper: ObjectMapper = ObjectMapper()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .setVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
    private lateinit var controller: ActivityController<MainActivity>

    val activity: MainActivity get() = controller.get()
    val application: Application get() = RuntimeEnvironment.getApplication()
    val shadow: ShadowApplication get() = shadowOf(application)
    private val plugins get() = privately<HashMap<String, PluginHandle>>("plugins")

    override fun before() {
        val channels = ChannelDeserializer({ _, content -> told += content }, mapper)
        mapper.registerModule(SimpleModule().addDeserializer(Channel::class.java, channels))
        mapper.registerModule(JsonOrgModule())
        field("jsonMapper").set(PluginManager, mapper)
        // A permission that the plugin's own manifest does not declare is refused unasked.
        val packages = shadowOf(application.packageManager)
        packages.getInternalMutablePackageInfo(application.packageName).requestedPermissions = declared
        controller = Robolectric.buildActivity(MainActivity::class.java, intent).setup()
        beforeHost(this)
        load("host", HostPlugin(activity))
    }

    override fun after() = end()

    private fun end() {
        controller.pause().stop().destroy()
        plugins.clear()
        privately<MutableMap<*, *>>("launchers").clear()
        PluginManager.activity = null
    }

    /**
     * The system killed the process in the background, and now its task is opened again: what is left is the
     * saved state and the intent of the activity. `intent` is why it is opened, and comes before the shell
     * has loaded a plugin: `load` does that.
     */
    fun restore(intent: Intent? = null) {
        val state = Bundle()
        val kept = activity.intent
        controller.saveInstanceState(state)
        end()
        controller = Robolectric.buildActivity(MainActivity::class.java, kept).create(state).start()
        intent?.let(controller::newIntent)
        controller.restoreInstanceState(state).postCreate(state).resume().visible()
        load("host", HostPlugin(activity))
    }

    /** As the shell does when it is set up. */
    fun load(name: String, plugin: Plugin, config: String = "{}") =
        PluginManager.load(WebView(activity), name, plugin, config)

    /** Android makes the activity anew, as it does when memory is short or a setting changes. */
    fun recreate() {
        controller.recreate()
    }

    fun newIntent(intent: Intent) {
        controller.newIntent(intent)
    }

    @Suppress("DEPRECATION")
    fun pressBack() = activity.onBackPressed()

    /** Since Android 13 the system has no other way to the app. */
    fun swipeBack() {
        val system = checkNotNull(activity.window.decorView.findOnBackInvokedDispatcher())
        val top = system.javaClass.getMethod("getTopCallback").invoke(system)
        (checkNotNull(top) { "the system would leave the app" } as OnBackInvokedCallback).onBackInvoked()
    }

    /** Calls without waiting: the answer may need an answer of the user first. */
    fun begin(command: String, arguments: String = "{}", plugin: String = "host") {
        val respond = { callback: Long, data: String -> replies.add(Reply(callback == OK, data)); Unit }
        val invoke = Invoke(1, command, OK, FAILED, respond, arguments, mapper)
        try {
            checkNotNull(plugins[plugin]).invoke(invoke)
        } catch (error: java.lang.reflect.InvocationTargetException) {
            // As Tauri's manager does it.
            invoke.reject(error.targetException.message)
        }
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

    fun call(command: String, arguments: String = "{}", plugin: String = "host"): Reply {
        begin(command, arguments, plugin)
        return checkNotNull(answer()) { "$command never answered" }
    }

    /** The page listens from now on. */
    fun listen(event: String, plugin: String = "host", channel: Int = 7) =
        call("registerListener", """{"event":"$event","handler":"__CHANNEL__:$channel"}""", plugin)

    /** What the page was told since the last time, in order. */
    fun heard(): List<String> {
        shadowOf(Looper.getMainLooper()).idle()
        return told.toList().also { told.clear() }
    }

    fun pass(time: Duration) = shadowOf(Looper.getMainLooper()).idleFor(time)

    /** The permission question that stands, or null. */
    fun question(): List<String>? =
        shadowOf(activity).lastRequestedPermission?.requestedPermissions?.toList()

    /** The user answers what stands; a permission that is not named is refused. */
    fun answerQuestion(vararg granted: String) {
        val asked = shadowOf(activity).lastRequestedPermission
        answerQuestion(asked.requestCode, asked.requestedPermissions, *granted)
    }

    fun answerQuestion(code: Int, asked: Array<String>, vararg granted: String) {
        shadow.grantPermissions(*granted)
        val results = asked.map {
            if (it in granted) PackageManager.PERMISSION_GRANTED else PackageManager.PERMISSION_DENIED
        }
        activity.onRequestPermissionsResult(code, asked, results.toIntArray())
    }

    /** True when nothing was answered at once; does not let the phone go on. */
    fun isWaiting(): Boolean = replies.isEmpty()

    /** True when the last call gave one answer and not two. */
    fun isSilent(): Boolean = answer(waitMs = 50) == null

    private fun field(name: String) =
        PluginManager::class.java.getDeclaredField(name).apply { isAccessible = true }

    @Suppress("UNCHECKED_CAST")
    private fun <Value> privately(name: String) = field(name).get(PluginManager) as Value

    companion object {
        val NOTHING = Reply(true, "null")

        private val declared = (
            Regex("<uses-permission android:name=\"([\\w.]+)\"")
                .findAll(File(System.getProperty("host.manifest")!!).readText())
                .map { it.groupValues[1] }
                // Of the official plugins' manifests.
                .toList() + listOf(
                "android.permission.ACCESS_FINE_LOCATION",
                "android.permission.ACCESS_COARSE_LOCATION",
                "android.permission.POST_NOTIFICATIONS",
            )
            ).toTypedArray()

        private const val OK = 10L
        private const val FAILED = 11L
        private const val WAIT_MS = 5_000L
    }
}

/** The activity of a test that looks at its own window or intent. */
val Phone.window: android.view.Window get() = (activity as Activity).window
