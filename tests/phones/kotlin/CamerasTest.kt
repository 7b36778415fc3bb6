package id.jajan.host

import android.app.admin.DevicePolicyManager
import android.content.ComponentName
import android.hardware.camera2.CameraManager
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowCameraCharacteristics

private const val FLOW = "Scan"

/** What the page knows before the scanner's plugin, which never answers without a camera. */
@RunWith(RobolectricTestRunner::class)
class CamerasTest {
    @get:Rule val phone = Phone()

    private fun isThere(): Boolean = phone.call("cameraState").json.contains("\"isThere\":true")

    private fun addCamera() {
        val cameras = checkNotNull(phone.application.getSystemService(CameraManager::class.java))
        shadowOf(cameras).addCamera("0", ShadowCameraCharacteristics.newCameraCharacteristics())
    }

    @Test fun `no camera, or one`() {
        assertEquals(false, isThere())
        Flow.row(FLOW, "no camera", "isThere: false")
        addCamera()
        assertEquals(true, isThere())
        Flow.row(FLOW, "a camera", "isThere: true")
    }

    @Test fun `a camera that the owner of the device forbids is none`() {
        addCamera()
        val policy = checkNotNull(phone.application.getSystemService(DevicePolicyManager::class.java))
        val owner = ComponentName(phone.application, "Owner")
        shadowOf(policy).setActiveAdmin(owner)
        policy.setCameraDisabled(owner, true)
        assertEquals(false, isThere())
        policy.setCameraDisabled(owner, false)
        assertEquals(true, isThere())
        Flow.row(FLOW, "the owner of the device forbids cameras", "isThere: false")
    }
}
