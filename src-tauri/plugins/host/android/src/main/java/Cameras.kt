package id.jajan.host

import android.app.admin.DevicePolicyManager
import android.content.Context
import android.hardware.camera2.CameraManager
import android.os.Handler
import android.os.Looper
import app.tauri.plugin.JSObject

/**
 * Whether there is a camera, and whether one is open: `{isThere, isOpen}`. The scanner's plugin never
 * answers when its camera does not start (tauri.md 1.2); the page finds out by this.
 */
internal class Cameras(context: Context) {
    private val manager = context.getSystemService(CameraManager::class.java)
    private val policy = context.getSystemService(DevicePolicyManager::class.java)
    private val open = mutableSetOf<String>()

    private val callback = object : CameraManager.AvailabilityCallback() {
        override fun onCameraAvailable(id: String) {
            open.remove(id)
        }

        override fun onCameraUnavailable(id: String) {
            open.add(id)
        }
    }

    /** On the UI thread, which also gets the callbacks. Call once. */
    fun follow() = manager?.registerAvailabilityCallback(callback, Handler(Looper.getMainLooper()))

    fun state(): JSObject = JSObject().apply {
        put("isThere", isThere())
        put("isOpen", open.isNotEmpty())
    }

    private fun isThere(): Boolean = try {
        // Whoever owns the device may forbid all cameras: they are listed all the same, and none opens.
        policy?.getCameraDisabled(null) != true && manager != null && manager.cameraIdList.isNotEmpty()
    } catch (_: android.hardware.camera2.CameraAccessException) {
        // The service is down.
        false
    }
}
