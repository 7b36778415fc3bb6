package id.jajan.host

import android.Manifest.permission.ACCESS_COARSE_LOCATION
import android.Manifest.permission.ACCESS_FINE_LOCATION
import android.location.Location
import android.location.LocationManager
import app.tauri.geolocation.GeolocationPlugin
import com.google.android.gms.common.ConnectionResult
import com.google.android.gms.common.GoogleApiAvailability
import com.google.android.gms.location.LocationServices
import com.google.android.gms.location.Task
import java.time.Duration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

private const val FLOW = "Location"
private const val READ = """{"enableHighAccuracy":true,"timeout":20000,"maximumAge":0}"""

/** Our word on the permission beside the official plugin's, which is in this test as it is published. */
@RunWith(RobolectricTestRunner::class)
class LocationTest {
    @get:Rule val phone = Phone()

    private val services
        get() = checkNotNull(phone.application.getSystemService(LocationManager::class.java))

    @Before fun geolocation() = phone.load("geolocation", GeolocationPlugin(phone.activity))

    private fun state() = phone.call("locationState")

    private fun state(permission: String, servicesEnabled: Boolean = true) =
        Reply(true, """{"permission":"$permission","servicesEnabled":$servicesEnabled}""")

    private fun ask() = phone.begin("requestPermissions", """{"permissions":["location"]}""", "geolocation")

    private fun answered(): Reply = checkNotNull(phone.answer()).also {
        assertTrue("answers once", phone.isSilent())
    }

    /** Of an answer of the official plugin, whose order means nothing. */
    private fun words(reply: Reply): Map<String, String> {
        assertTrue(reply.json, reply.isOk)
        return Regex("\"(\\w+)\":\"([^\"]+)\"").findAll(reply.json)
            .associate { it.groupValues[1] to it.groupValues[2] }
    }

    @Test fun `never asked`() {
        assertEquals(state("prompt"), state())
        assertNull(phone.question())
        Flow.row(FLOW, "never asked", state())
    }

    @Test fun `asked, granted`() {
        ask()
        assertEquals(setOf(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION), phone.question()?.toSet())
        phone.answerQuestion(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        assertEquals(mapOf("location" to "granted", "coarseLocation" to "granted"), words(answered()))
        assertEquals(state("granted"), state())
        Flow.row(FLOW, "asked, granted", state())
    }

    /** Since Android 12. The trap: the plugin does not call that granted, so who reads only `location` asks for ever. */
    @Config(sdk = [33, 35])
    @Test fun `asked, approximate only`() {
        ask()
        phone.answerQuestion(ACCESS_COARSE_LOCATION)
        val answer = answered()
        assertTrue(answer.json, answer.json.contains("\"coarseLocation\":\"granted\""))
        assertTrue(answer.json, !answer.json.contains("\"location\":\"granted\""))
        assertEquals(state("coarse"), state())
        Flow.row(FLOW, "asked, approximate only", state())
    }

    private fun refuse(explains: Boolean, word: String) {
        for (name in listOf(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)) {
            shadowOf(phone.application.packageManager).setShouldShowRequestPermissionRationale(name, explains)
        }
        ask()
        phone.answerQuestion()
        assertEquals(mapOf("location" to word, "coarseLocation" to word), words(answered()))
        assertEquals(state("asked"), state())
        phone.recreate()
        assertEquals("the app is started anew", state("asked"), state())
    }

    @Test fun `denied once`() {
        refuse(explains = true, word = "prompt-with-rationale")
        Flow.row(FLOW, "denied once", state())
    }

    /** One word of the system for both, so that only asking tells them apart. */
    @Test fun `denied for good, or dismissed`() {
        refuse(explains = false, word = "denied")
        Flow.row(FLOW, "denied for good, or dismissed", state())
    }

    @Test fun `granted once, or revoked while the app was away, is as never asked`() {
        ask()
        phone.answerQuestion(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        answered()
        phone.shadow.denyPermissions(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        assertEquals(state("prompt"), state())
        phone.restore()
        assertEquals(state("prompt"), state())
        Flow.row(FLOW, "granted once, or revoked in the background", state())
    }

    /** The trap: the plugin rejects the question itself, and the permission cannot be told from it. */
    @Test fun `services off`() {
        shadowOf(services).setLocationEnabled(false)
        val plain = phone.call("checkPermissions", plugin = "geolocation")
        assertEquals(false, plain.isOk)
        assertTrue(plain.json, plain.json.contains("Location services are disabled."))
        assertEquals(state("prompt", servicesEnabled = false), state())
        phone.shadow.grantPermissions(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        assertEquals(state("granted", servicesEnabled = false), state())
        Flow.row(FLOW, "granted, services off", state())
        val read = phone.call("getCurrentPosition", READ, "geolocation")
        assertTrue(read.json, read.json.contains("Location disabled."))
    }

    @Test fun `no position in time`() {
        phone.shadow.grantPermissions(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        shadowOf(services).setProviderEnabled(LocationManager.GPS_PROVIDER, true)
        phone.begin("getCurrentPosition", READ, "geolocation")
        phone.pass(Duration.ofSeconds(19))
        assertTrue("still waits", phone.isWaiting())
        phone.pass(Duration.ofSeconds(2))
        val answer = answered()
        assertTrue(answer.json, answer.json.contains("Timeout expired."))
        Flow.row(FLOW, "granted, no position in 20 s", "Timeout expired.")
    }

    @Test fun `a position`() {
        phone.shadow.grantPermissions(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        shadowOf(services).setProviderEnabled(LocationManager.GPS_PROVIDER, true)
        phone.begin("getCurrentPosition", READ, "geolocation")
        val place = Location(LocationManager.GPS_PROVIDER).apply {
            latitude = -6.2
            longitude = 106.8
            accuracy = 5f
            time = System.currentTimeMillis()
            elapsedRealtimeNanos = android.os.SystemClock.elapsedRealtimeNanos()
        }
        shadowOf(services).simulateLocation(place)
        val answer = answered()
        assertTrue(answer.json, answer.isOk && answer.json.contains("\"latitude\":-6.2"))
    }

    @Test fun `an activity made anew while the question stands`() {
        ask()
        val asked = shadowOf(phone.activity).lastRequestedPermission
        phone.recreate()
        phone.answerQuestion(
            asked.requestCode, asked.requestedPermissions, ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION,
        )
        assertTrue(answered().isOk)
        assertEquals(state("granted"), state())
        Flow.row(FLOW, "activity made anew while asked, granted", state())
    }
}

/** With Play services, whose answers the stand-in gives as a test sets them. */
@RunWith(RobolectricTestRunner::class)
class PlayServicesLocationTest {
    @get:Rule val phone = Phone()

    @Before fun geolocation() {
        phone.load("geolocation", GeolocationPlugin(phone.activity))
        phone.shadow.grantPermissions(ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION)
        val services = checkNotNull(phone.application.getSystemService(LocationManager::class.java))
        shadowOf(services).setLocationEnabled(true)
        GoogleApiAvailability.answer = ConnectionResult.SUCCESS
    }

    @After fun forget() {
        GoogleApiAvailability.answer = 1
    }

    private fun read(current: Task<Location>): Reply? {
        LocationServices.current = current
        phone.begin("getCurrentPosition", READ, "geolocation")
        return phone.answer(waitMs = 300)
    }

    @Test fun `a position`() {
        val place = Location("fused").apply {
            latitude = -6.2
            longitude = 106.8
        }
        val answer = checkNotNull(read(Task(place)))
        assertTrue(answer.json, answer.isOk && answer.json.contains("\"latitude\":-6.2"))
        Flow.row(FLOW, "granted, Play services", "a position")
    }

    /** Also after its own timeout: the two cannot be told apart. */
    @Test fun `none is said`() {
        val answer = checkNotNull(read(Task(null)))
        assertTrue(answer.json, !answer.isOk && answer.json.contains("Location unavailable."))
        Flow.row(FLOW, "granted, Play services have none", "Location unavailable.")
    }

    @Test fun `a failure is told by its message`() {
        val answer = checkNotNull(read(Task(failure = IllegalStateException("8: internal"))))
        assertTrue(answer.json, !answer.isOk && answer.json.contains("8: internal"))
        Flow.row(FLOW, "granted, Play services fail", "8: internal")
    }

    /** The trap that the page's own limit of 20 s is for. */
    @Test fun `a failure without a message never answers`() {
        assertNull(read(Task(failure = IllegalStateException())))
        Flow.row(FLOW, "granted, Play services fail without a message", "never answers")
    }
}
