package id.jajan.host

import android.Manifest
import android.content.Intent
import android.content.pm.PackageManager
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
import org.robolectric.annotation.Config

private val NOTHING = Reply(true, "null")
private const val CAMERA = """{"source":"camera"}"""

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
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

    private fun answerUser(answer: Int) {
        val asked = shadowOf(phone.activity).lastRequestedPermission
        assertEquals(listOf(Manifest.permission.CAMERA), asked.requestedPermissions.toList())
        if (answer == PackageManager.PERMISSION_GRANTED) phone.shadow.grantPermissions(Manifest.permission.CAMERA)
        phone.activity.onRequestPermissionsResult(asked.requestCode, asked.requestedPermissions, intArrayOf(answer))
    }

    @Test fun `the library needs no permission, and nobody is asked`() {
        assertEquals(Reply(true, "\"granted\""), phone.call("photoPermission", """{"source":"library"}"""))
        assertNull(shadowOf(phone.activity).lastRequestedPermission)
    }

    private fun asksForTheCamera(answer: Int, word: String) {
        phone.begin("photoPermission", CAMERA)
        assertTrue("waits for the user", phone.isWaiting())
        answerUser(answer)
        assertEquals(Reply(true, "\"$word\""), phone.answer())
        assertTrue("answers once", phone.isSilent())
    }

    @Test fun `the camera is asked for, and a no is an answer`() =
        asksForTheCamera(PackageManager.PERMISSION_DENIED, "denied")

    @Test fun `the camera is asked for once`() {
        asksForTheCamera(PackageManager.PERMISSION_GRANTED, "granted")
        assertEquals(Reply(true, "\"granted\""), phone.call("photoPermission", CAMERA))
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

    @Test fun `the device is described in CSS pixels`() {
        val json = phone.call("deviceInfo").json
        for (name in listOf("platform\":\"android", "brand", "model", "osVersion", "pixelRatio")) {
            assertTrue("$name in $json", json.contains("\"$name"))
        }
    }

    @Test fun `the settings page is this app's`() {
        assertEquals(NOTHING, phone.call("openAppSettings"))
        assertEquals("package:${phone.application.packageName}", phone.shadow.nextStartedActivity.dataString)
    }

    @Test fun `the link of the notification that started the app is given once`() {
        val intent = Intent().putExtra("LocalNotficationObject", """{"id":1,"extra":{"link":"/platform/home"}}""")
        assertEquals("/platform/home", OpeningLink.take(intent))
        assertNull(OpeningLink.take(intent))
        for (broken in listOf("", "{", "[]", """{"extra":1}""", """{"extra":{}}""")) {
            assertNull(broken, OpeningLink.take(Intent().putExtra("LocalNotficationObject", broken)))
        }
        assertNull(OpeningLink.take(null))
    }
}
