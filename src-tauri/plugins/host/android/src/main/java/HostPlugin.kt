package id.jajan.host

import android.Manifest
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.provider.Settings
import android.webkit.WebView
import app.tauri.annotation.Command
import app.tauri.annotation.Permission
import app.tauri.annotation.TauriPlugin
import app.tauri.plugin.Invoke
import app.tauri.plugin.Plugin

/**
 * Android's side of the host plugin: thin commands over one class per capability.
 *
 * Invariant: each command answers exactly once, with what the system said or with one of the specs'
 * codes as text (spec home 8). Commands run on the UI thread, so none may wait.
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
    ],
)
class HostPlugin(private val activity: Activity) : Plugin(activity) {
    private val network = Network(activity) { state ->
        activity.runOnUiThread { trigger("network", state) }
    }
    private val insets = Insets(activity) { state -> trigger("insets", state) }

    override fun load(webView: WebView) {
        insets.follow(webView)
        network.follow()
    }

    @Suppress("OVERRIDE_DEPRECATION") // Its successor names an AndroidX class; nothing else here does.
    override fun onDestroy() {
        network.stop()
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
        invoke.resolve(DeviceInfo.read(activity))
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
}
