package id.jajan.host

import app.tauri.AppPlugin
import id.jajan.host.Phone.Companion.NOTHING
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

private const val FLOW = "Back button"

/** Beside Tauri's own listener, which knows the first activity of the process only. */
@RunWith(RobolectricTestRunner::class)
class BackTest {
    @get:Rule val phone = Phone(beforeHost = { it.load("app", AppPlugin(it.activity)) })

    @Before fun listen() {
        assertEquals(NOTHING, phone.listen(Back.EVENT))
    }

    private fun isTold(press: () -> Unit) {
        repeat(2) {
            press()
            assertEquals(listOf("{}"), phone.heard())
        }
        assertFalse("the page decides", phone.activity.isFinishing)
    }

    @Test fun `it is told while the page listens`() {
        isTold(phone::pressBack)
        Flow.row(FLOW, "the page listens", "told to the page")
    }

    @Test fun `an activity made anew tells it as well`() {
        repeat(2) {
            phone.recreate()
            isTold(phone::pressBack)
        }
        Flow.row(FLOW, "activity made anew", "told to the page")
    }

    /** Android 13 asks the manifest, which this phone does not have, whether the app takes gestures. */
    @Config(sdk = [35])
    @Test fun `by gesture too, in the first activity and in the next`() {
        isTold(phone::swipeBack)
        phone.recreate()
        isTold(phone::swipeBack)
        Flow.row(FLOW, "by gesture, activity made anew", "told to the page")
    }

    @Test fun `nobody listens and the system leaves, made anew or not`() {
        for (isAnew in listOf(false, true)) {
            if (isAnew) phone.recreate()
            phone.call("removeListener", """{"event":"${Back.EVENT}","channelId":7}""")
            phone.pressBack()
            assertTrue(phone.activity.isFinishing)
            assertEquals(emptyList<String>(), phone.heard())
        }
        Flow.row(FLOW, "no page listens", "the system leaves")
    }

    @Test fun `the page leaves the activity that is there`() {
        for (isAnew in listOf(false, true)) {
            if (isAnew) phone.recreate()
            assertEquals(NOTHING, phone.call("leave"))
            assertTrue(phone.activity.isFinishing)
        }
        Flow.row(FLOW, "pressed twice on home, activity made anew", "the app is left")
    }
}
