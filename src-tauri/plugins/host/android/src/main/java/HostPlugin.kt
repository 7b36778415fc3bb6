package id.jajan.host

import android.Manifest
import android.app.Activity
import android.app.NotificationManager
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.res.Configuration
import android.net.Uri
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.provider.Settings
import android.webkit.WebView
import androidx.appcompat.app.AppCompatActivity
import app.tauri.PermissionState
import app.tauri.annotation.Command
import app.tauri.annotation.Permission
import app.tauri.annotation.PermissionCallback
import app.tauri.annotation.TauriPlugin
import app.tauri.plugin.Invoke
import app.tauri.plugin.JSObject
import app.tauri.plugin.Plugin
import app.tauri.plugin.PluginManager
import id.jajan.host.WhatsApp.Outcome.MISSING
import id.jajan.host.WhatsApp.Outcome.NOT_LAUNCHED
import id.jajan.host.WhatsApp.Outcome.OPENED
import java.io.File
import java.io.IOException
import java.util.concurrent.Executors

/**
 * Android's side of the host plugin: thin commands over one class per capability.
 *
 * Invariant: each command answers exactly once, with the system's answer or with one of the specs'
 * codes as text (spec home 8). Commands start on the UI thread, so those that block leave it.
 */
@TauriPlugin(
    permissions = [
        Permission(
            strings = [
                Manifest.permission.ACCESS_FINE_LOCATION,
                Manifest.permission.ACCESS_COARSE_LOCATION,
            ],
            alias = "location",
        ),
        Permission(strings = [Manifest.permission.CAMERA], alias = "camera"),
    ],
)
class HostPlugin(private val first: Activity) : Plugin(first) {
    /** Tauri creates a plugin once per process; Android may recreate the activity beneath it. */
    private val activity: Activity get() = PluginManager.activity ?: first
    private val network = Network(first.applicationContext) { state ->
        onUiThread { trigger("network", state) }
    }
    private val secrets = Secrets(first.applicationContext)
    private val disk = Executors.newSingleThreadExecutor { work ->
        Thread(work, "host-disk").apply { isDaemon = true }
    }
    private val insets = Insets { state -> trigger("insets", state) }
    private val screen = Screen()
    private val look = Look(first.applicationContext)
    private val textScale = TextScale { state -> trigger("text-scale", state) }
    private val cameras = Cameras(first.applicationContext)
    private val lostPhoto = LostPhoto(first.applicationContext)
    private val backToHome = BackToHome()
    private val back = Back {
        hasListener(Back.EVENT).also { isHeard -> if (isHeard) trigger(Back.EVENT, JSObject()) }
    }
    private val notificationLinks = NotificationLinks(first.applicationContext)

    /** Link of the last tapped notification, until the page has taken it. */
    private var tappedLink: String? = null

    /** Who is logged in; null is nobody. In memory only: the page sets it again at each start. */
    private var userId: String? = null

    override fun load(webView: WebView) {
        LastFailure.follow(File(activity.applicationInfo.dataDir))
        cameras.follow()
        begin(activity)
    }

    /** Also called for a recreated activity, unlike `load`. */
    override fun onResume(activity: AppCompatActivity) = begin(activity)

    private fun begin(activity: Activity) {
        take(activity.intent)
        insets.follow(activity)
        look.follow(activity)
        textScale.follow(activity)
        if (activity is AppCompatActivity) back.follow(activity)
        network.follow()
    }

    /** No setting of the phone makes the activity anew (`configChanges` of the manifest). */
    override fun onConfigurationChanged(newConfig: Configuration) {
        look.follow(activity)
        textScale.follow(activity)
    }

    override fun onNewIntent(intent: Intent) = take(intent)

    private fun take(intent: Intent?) {
        tappedLink = notificationLinks.take(intent) ?: tappedLink
        backToHome.take(intent)
        tellBackToHome()
    }

    override fun onDestroy(activity: AppCompatActivity) {
        if (activity !== this.activity) return
        screen.forget()
        network.stop()
    }

    /** Sends what was kept for the page as soon as it listens. */
    @Command
    override fun registerListener(invoke: Invoke) {
        super.registerListener(invoke)
        tellBackToHome()
    }

    private fun tellBackToHome() {
        if (hasListener(BackToHome.EVENT)) backToHome.next()?.let { trigger(BackToHome.EVENT, it) }
    }

    /** Finishes the activity that is there; Tauri's own command knows the first one only. */
    @Command
    fun leave(invoke: Invoke) {
        activity.finishAffinity()
        invoke.resolve()
    }

    /** Whether this activity replaces one that the system ended; says so once. */
    @Command
    fun wasRestored(invoke: Invoke) {
        invoke.resolveObject(Restored.take(activity.intent))
    }

    @Command
    fun locationState(invoke: Invoke) {
        invoke.resolve(LocationState.read(activity, getPermissionState("location")))
    }

    @Command
    fun networkState(invoke: Invoke) {
        invoke.resolve(network.state())
    }

    @Command
    fun insets(invoke: Invoke) {
        invoke.resolve(insets.state())
    }

    @Command
    fun deviceInfo(invoke: Invoke) {
        invoke.resolve(DeviceInfo.read())
    }

    @Command
    fun openAppSettings(invoke: Invoke) {
        val page = Intent(
            Settings.ACTION_APPLICATION_DETAILS_SETTINGS,
            Uri.fromParts("package", activity.packageName, null),
        )
        try {
            activity.startActivity(page)
            invoke.resolve()
        } catch (absent: ActivityNotFoundException) {
            invoke.reject("not implemented on this phone: app settings", "-2", absent)
        }
    }

    @Command
    fun secretRead(invoke: Invoke) = onDisk(invoke) {
        val value = secrets.read(invoke.parseArgs(SecretArgs::class.java).key)
        // A plain text or null, as on iOS; `resolve` would make an object of it.
        if (value == null) invoke.resolve() else invoke.resolveObject(value)
    }

    @Command
    fun secretWrite(invoke: Invoke) = onDisk(invoke) {
        val args = invoke.parseArgs(SecretArgs::class.java)
        check(secrets.write(args.key, args.value)) { "storage: not written" }
        invoke.resolve()
    }

    @Command
    fun secretRemove(invoke: Invoke) = onDisk(invoke) {
        check(secrets.remove(invoke.parseArgs(SecretArgs::class.java).key)) { "storage: not written" }
        invoke.resolve()
    }

    /** Called by Rust, which has checked the address. */
    @Command
    fun openWhatsapp(invoke: Invoke) = answering(invoke) {
        answer(invoke, WhatsApp.open(activity, invoke.parseArgs(WhatsAppArgs::class.java).url))
    }

    /** Called by Rust before it downloads a photo. */
    @Command
    fun findWhatsapp(invoke: Invoke) = answering(invoke) {
        answer(invoke, if (WhatsApp.isInstalled(activity)) OPENED else MISSING)
    }

    /** Called by Rust, which has checked the text and loaded the photo; `photo` is its name. */
    @Command
    fun shareToWhatsapp(invoke: Invoke) = answering(invoke) {
        val args = invoke.parseArgs(ShareArgs::class.java)
        val name = args.photo
        if (name == null) answer(invoke, WhatsApp.share(activity, args.text, null))
        else onDisk(invoke) {
            val photo = try {
                Photo.jpegOf(activity, name)
            } catch (error: IOException) {
                return@onDisk invoke.reject("the photo cannot be had: ${error.message}", "-7", error)
            }
            onUiThread { answering(invoke) { answer(invoke, WhatsApp.share(activity, args.text, photo)) } }
        }
    }

    private fun answer(invoke: Invoke, outcome: WhatsApp.Outcome) = when (outcome) {
        OPENED -> invoke.resolve()
        MISSING -> invoke.reject("WhatsApp is not installed", "-2")
        NOT_LAUNCHED -> invoke.reject("WhatsApp did not start", "-7")
    }

    @Command
    fun cameraState(invoke: Invoke) {
        invoke.resolve(cameras.state())
    }

    @Command
    fun keepBright(invoke: Invoke) = answering(invoke) {
        screen.keepBright(activity, invoke.parseArgs(SwitchArgs::class.java).isOn)
        invoke.resolve()
    }

    @Command
    fun keepSecret(invoke: Invoke) = answering(invoke) {
        screen.keepSecret(activity, invoke.parseArgs(SwitchArgs::class.java).isOn)
        invoke.resolve()
    }

    @Command
    fun setTheme(invoke: Invoke) = answering(invoke) {
        look.choose(activity, invoke.parseArgs(ThemeArgs::class.java).theme)
        invoke.resolve()
    }

    @Command
    fun appLanguage(invoke: Invoke) = answering(invoke) {
        val chosen = Language.choose(activity, invoke.parseArgs(LanguageArgs::class.java).wanted)
        invoke.resolve(JSObject().apply { put("chosen", chosen) })
    }

    @Command
    fun textScale(invoke: Invoke) {
        invoke.resolve(textScale.state(activity))
    }

    /** Called by Rust before it shows a notification, and when it cancels one. */
    @Command
    fun rememberLink(invoke: Invoke) = onDisk(invoke) {
        val args = invoke.parseArgs(LinkArgs::class.java)
        notificationLinks.remember(args.id, args.link)
        invoke.resolve()
    }

    /** Called by Rust, to which the official plugin says "granted" all the same. Channels are since Android 8. */
    @Command
    fun notificationsBlocked(invoke: Invoke) {
        val manager = activity.getSystemService(NotificationManager::class.java)
        val isBlocked = Build.VERSION.SDK_INT >= Build.VERSION_CODES.O &&
            manager?.getNotificationChannel(CHANNEL)?.importance == NotificationManager.IMPORTANCE_NONE
        invoke.resolveObject(isBlocked)
    }

    /** Called by Rust whenever the page asks for links. */
    @Command
    fun tappedLink(invoke: Invoke) {
        invoke.resolve(JSObject().apply { put("link", tappedLink) })
        tappedLink = null
    }

    /**
     * The library opens in the system's picker, which gives the app only what the user picked and so
     * needs no permission. The camera needs one, requested here if it was not yet.
     */
    @Command
    fun photoPermission(invoke: Invoke) = answering(invoke) {
        when (val source = invoke.parseArgs(PhotoArgs::class.java).source) {
            "library" -> invoke.resolveObject("granted")
            "camera" -> when (getPermissionState("camera")) {
                PermissionState.GRANTED -> invoke.resolveObject("granted")
                else -> requestPermissionForAlias("camera", invoke, "cameraAnswered")
            }
            else -> throw IllegalArgumentException("refused: source ${source.take(16)}")
        }
    }

    @PermissionCallback
    private fun cameraAnswered(invoke: Invoke) {
        val isGranted = getPermissionState("camera") == PermissionState.GRANTED
        invoke.resolveObject(if (isGranted) "granted" else "denied")
    }

    /** Null when none waits. */
    @Command
    fun lostPhoto(invoke: Invoke) = onDisk(invoke) {
        val photo = lostPhoto.take()
        if (photo == null) invoke.resolve() else invoke.resolveObject(photo)
    }

    /** -2 before Android 10, where a gallery takes no picture without a permission for all files. */
    @Command
    fun savePicture(invoke: Invoke) = onDisk(invoke) {
        val args = invoke.parseArgs(PictureArgs::class.java)
        if (!Gallery.isOpen) return@onDisk invoke.reject("not implemented before Android 10: the gallery", "-2")
        try {
            Gallery.save(activity.applicationContext, args.name, args.png)
        } catch (error: IOException) {
            return@onDisk invoke.reject("the picture is not kept: ${error.message}", "-7", error)
        }
        invoke.resolveObject("saved")
    }

    @Command
    fun registerUser(invoke: Invoke) = answering(invoke) {
        val given = invoke.parseArgs(UserArgs::class.java).userId
        require(given == null || USER_ID.matches(given)) { "refused: user id" }
        userId = given
        invoke.resolve()
    }

    /** In sequence, off the UI thread. */
    private fun onDisk(invoke: Invoke, work: () -> Unit) = disk.execute { answering(invoke, work) }

    private fun onUiThread(work: () -> Unit) {
        Handler(Looper.getMainLooper()).post(work)
    }

    /** Answers with what the command throws: the page would wait for ever for a call that never settles. */
    private fun answering(invoke: Invoke, work: () -> Unit) {
        try {
            work()
        } catch (error: Exception) {
            invoke.reject(error.message ?: error.javaClass.simpleName)
        }
    }

    private companion object {
        /** The official plugin's one channel. */
        const val CHANNEL = "default"

        val USER_ID = Regex("[0-9A-Za-z_-]{1,64}")
    }
}
