package id.jajan.host

import java.io.File
import org.json.JSONObject
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.ExternalResource
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What an uncaught exception leaves for the next start. */
@RunWith(RobolectricTestRunner::class)
class LastFailureTest {
    private val phone = Phone()
    private val heard = mutableListOf<Throwable>()
    private var original: Thread.UncaughtExceptionHandler? = null

    /** As Android's own, which ends the process; there before the plugin. */
    private val system = object : ExternalResource() {
        override fun before() {
            original = Thread.getDefaultUncaughtExceptionHandler()
            Thread.setDefaultUncaughtExceptionHandler { _, error -> heard += error }
        }

        override fun after() = Thread.setDefaultUncaughtExceptionHandler(original)
    }

    @get:Rule val rules: RuleChain = RuleChain.outerRule(system).around(phone)

    private val folder get() = File(phone.application.applicationInfo.dataDir)
    private val file get() = File(folder, "last-failure.json")

    @Before fun begin() {
        file.deleteRecursively()
    }

    @After fun end() {
        file.deleteRecursively()
    }

    private fun die(error: Throwable) {
        Thread { throw error }.apply { start() }.join()
    }

    @Test fun `it is kept without its message, and the system still hears of it`() {
        val before = System.currentTimeMillis()
        val cause = IllegalStateException("siti@mail.example")
        val error = RuntimeException("0812-3456-7890", cause)
        die(error)
        val kept = JSONObject(file.readText())
        assertEquals("exception", kept.getString("kind"))
        assertTrue(kept.getLong("atMs") >= before)
        val text = kept.getString("text")
        assertTrue(text, text.startsWith("java.lang.RuntimeException at id.jajan.host.LastFailureTest"))
        assertTrue(text, " by java.lang.IllegalStateException at id.jajan.host" in text)
        assertFalse(text, "0812" in text || "siti" in text)
        assertEquals(listOf<Throwable>(error), heard)
    }

    @Test fun `the last one is kept, in the one file`() {
        die(RuntimeException())
        die(IllegalArgumentException())
        assertTrue("IllegalArgumentException" in JSONObject(file.readText()).getString("text"))
        assertEquals(listOf(file.name), folder.list()!!.filter { it.startsWith("last-failure") })
    }

    @Test fun `a disk that takes nothing does not keep the system from hearing of it`() {
        File(file.path, "in the way").mkdirs()
        die(RuntimeException())
        assertEquals(1, heard.size)
    }

    @Test fun `a plugin that is loaded again does not listen twice`() {
        val first = Thread.getDefaultUncaughtExceptionHandler()
        phone.load("again", HostPlugin(phone.activity))
        assertSame(first, Thread.getDefaultUncaughtExceptionHandler())
        die(RuntimeException())
        assertEquals(1, heard.size)
    }
}
