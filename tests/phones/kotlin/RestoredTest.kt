package id.jajan.host

import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Whether the page may open again what was open. */
@RunWith(RobolectricTestRunner::class)
class RestoredTest {
    @get:Rule val phone = Phone()

    private fun said() = phone.call("wasRestored").json

    @Test fun `a start is none, one made anew is, once`() {
        assertEquals("false", said())
        Flow.row("Start", "by its user", "at home")
        phone.recreate()
        assertEquals("true", said())
        assertEquals("false", said())
        Flow.row("Start", "activity made anew", "the page that was open")
    }

    @Test fun `so is one after the process was killed, unless a link opens it`() {
        phone.restore()
        assertEquals("true", said())
        Flow.row("Start", "the process was killed", "the page that was open")
        phone.restore(link("https://m.jajan.example/platform/rank"))
        assertEquals("false", said())
        Flow.row("Start", "the process was killed, by a link", "what the link names")
    }
}
