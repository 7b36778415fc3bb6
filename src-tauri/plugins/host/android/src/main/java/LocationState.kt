package id.jajan.host

import android.Manifest
import android.content.Context
import android.content.pm.PackageManager
import android.location.LocationManager
import android.os.Build
import android.provider.Settings
import app.tauri.PermissionState
import app.tauri.plugin.JSObject

/**
 * The permission and the system's location switch, separately: the official plugin rejects both with one
 * text, and the specs need code 5 (spec home 4). `{permission, servicesEnabled}`.
 */
internal object LocationState {
    fun read(context: Context, asked: PermissionState?): JSObject = JSObject().apply {
        put("permission", permission(context, asked))
        put("servicesEnabled", servicesEnabled(context))
    }

    /** Since Android 12 a user may allow only the approximate place. */
    private fun permission(context: Context, asked: PermissionState?): String = when {
        has(context, Manifest.permission.ACCESS_FINE_LOCATION) -> "granted"
        has(context, Manifest.permission.ACCESS_COARSE_LOCATION) -> "coarse"
        // A refusal for good and a dialog that was dismissed are one to an app: only asking tells them apart.
        asked == PermissionState.DENIED || asked == PermissionState.PROMPT_WITH_RATIONALE -> "asked"
        else -> "prompt"
    }

    private fun has(context: Context, permission: String): Boolean =
        context.checkSelfPermission(permission) == PackageManager.PERMISSION_GRANTED

    private fun servicesEnabled(context: Context): Boolean {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
            return context.getSystemService(LocationManager::class.java)?.isLocationEnabled ?: false
        }
        @Suppress("DEPRECATION") // The only way before Android 9.
        val mode = Settings.Secure.getInt(
            context.contentResolver,
            Settings.Secure.LOCATION_MODE,
            Settings.Secure.LOCATION_MODE_OFF,
        )
        @Suppress("DEPRECATION")
        return mode != Settings.Secure.LOCATION_MODE_OFF
    }
}
