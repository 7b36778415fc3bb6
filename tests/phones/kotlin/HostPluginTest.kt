package id.jajan.host

import android.Manifest
import android.location.LocationManager
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import id.jajan.host.Phone.Companion.NOTHING

private const val CAMERA = """{"source":"camera"}"""

@RunWith(RobolectricTestRunner::class)
class HostPluginTest {
    @get:Rule val phone = Phone()

    private fun location() = phone.call("locationState").json

    @Test fun `the location permission and the switch are told apart`() {
        assertEquals("""{"permission":"prompt","servicesEnabled":true}""", location())
        val services = phone.application.getSystemService(LocationManager::class.java)
        shadowOf(services).setLocationEnabled(false)
        assertEquals("""{"permission":"prompt","servicesEnabled":false}""", location())
        phone.shadow.grantPermissions(Manifest.permission.ACCESS_COARSE_LOCATION)
        assertEquals("""{"permission":"coarse","servicesEnabled":false}""", location())
        phone.shadow.grantPermissions(Manifest.permission.ACCESS_FINE_LOCATION)
        assertEquals("""{"permission":"granted","servicesEnabled":false}""", location())
    }

    @Test fun `the library needs no permission, and nobody is asked`() {
        assertEquals(Reply(true, "\"granted\""), phone.call("photoPermission", """{"source":"library"}"""))
        assertNull(shadowOf(phone.activity).lastRequestedPermission)
        Flow.row("Photo from the library", "any", "granted")
    }

    private fun asksForTheCamera(vararg granted: String): Reply {
        phone.begin("photoPermission", CAMERA)
        assertTrue("waits for the user", phone.isWaiting())
        assertEquals(listOf(Manifest.permission.CAMERA), phone.question())
        phone.answerQuestion(*granted)
        return checkNotNull(phone.answer()).also { assertTrue("answers once", phone.isSilent()) }
    }

    @Test fun `the camera is asked for, and a no is an answer`() {
        val answer = asksForTheCamera()
        assertEquals(Reply(true, "\"denied\""), answer)
        Flow.row("Photo from the camera", "asked, denied", answer)
    }

    @Test fun `the camera is asked for once`() {
        val answer = asksForTheCamera(Manifest.permission.CAMERA)
        assertEquals(Reply(true, "\"granted\""), answer)
        assertEquals(answer, phone.call("photoPermission", CAMERA))
        Flow.row("Photo from the camera", "asked, granted", answer)
    }

    @Test fun `an activity made anew while the question stands answers once`() {
        phone.begin("photoPermission", CAMERA)
        val asked = shadowOf(phone.activity).lastRequestedPermission
        phone.recreate()
        assertTrue("still waits", phone.isWaiting())
        // Android hands the answer to the activity that is there by then.
        phone.answerQuestion(asked.requestCode, asked.requestedPermissions, Manifest.permission.CAMERA)
        val answer = phone.answer()
        assertEquals(Reply(true, "\"granted\""), answer)
        assertTrue("answers once", phone.isSilent())
        Flow.row("Photo from the camera", "activity made anew while asked, granted", answer!!)
    }

    @Test fun `an activity made anew loses no command`() {
        phone.recreate()
        phone.recreate()
        assertEquals("""{"permission":"prompt","servicesEnabled":true}""", location())
        assertEquals(NOTHING, phone.call("keepBright", """{"isOn":true}"""))
        assertEquals(NOTHING, phone.call("openAppSettings"))
        // The disk's thread outlives the activity; only a JVM has no Keystore to read with.
        assertFalse(phone.call("secretRead", """{"key":"unknown"}""").isOk)
    }

    @Test fun `no other source`() {
        for (source in listOf("", "screen", "Camera")) {
            assertFalse(source, phone.call("photoPermission", """{"source":"$source"}""").isOk)
        }
    }

    @Test fun `a user is one of ours, or none`() {
        assertEquals(NOTHING, phone.call("registerUser", """{"userId":"U-1_a"}"""))
        assertEquals(NOTHING, phone.call("registerUser", """{"userId":null}"""))
        for (id in listOf("", "a b", "<b>", "../a", "a".repeat(65))) {
            assertFalse(id, phone.call("registerUser", """{"userId":"$id"}""").isOk)
        }
    }

    @Test fun `the device is described`() {
        val json = phone.call("deviceInfo").json
        for (name in listOf("platform\":\"android", "brand", "model", "osVersion", "webviewVersion")) {
            assertTrue("$name in $json", json.contains("\"$name"))
        }
    }

    @Test fun `the settings page is this app's`() {
        assertEquals(NOTHING, phone.call("openAppSettings"))
        assertEquals("package:${phone.application.packageName}", phone.shadow.nextStartedActivity.dataString)
    }
}
