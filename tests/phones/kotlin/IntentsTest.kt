package id.jajan.host

import android.content.Intent
import android.net.Uri
import app.tauri.deep_link.DeepLinkPlugin
import id.jajan.host.Phone.Companion.NOTHING
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

private const val LINK = "https://m.jajan.example/platform/merchant?poiId=1"
private const val DEEP_LINKS =
    """{"mobile":[{"scheme":["https"],"host":"m.jajan.example"},{"scheme":["jajan"],"appLink":false}]}"""

internal fun link(address: String) = Intent(Intent.ACTION_VIEW, Uri.parse(address))

private fun Phone.followLinks() {
    load("deep-link", DeepLinkPlugin(activity), DEEP_LINKS)
    call("setEventHandler", """{"handler":"__CHANNEL__:9"}""", "deep-link")
}

private fun Phone.currentLink() = call("getCurrent", plugin = "deep-link").json.replace("\\/", "/")

/** The app is running when they come. */
@RunWith(RobolectricTestRunner::class)
class WarmIntentsTest {
    @get:Rule val phone = Phone()

    private fun order(path: String) = phone.newIntent(Intent().putExtra(BackToHome.EXTRA, path))

    @Test fun `a link is told once, and twice when it comes twice`() {
        phone.followLinks()
        repeat(2) {
            phone.newIntent(link(LINK))
            assertEquals(1, phone.heard().size)
        }
        assertEquals(LINK, Regex("\"url\":\"([^\"]+)\"").find(phone.currentLink())?.groupValues?.get(1))
        Flow.row("Link", "warm", "told once")
    }

    @Test fun `a link of a foreign host is dropped`() {
        phone.followLinks()
        for (foreign in listOf("https://evil.example/platform/home", "javascript:alert(1)", "content://a/b")) {
            phone.newIntent(link(foreign))
        }
        assertEquals(emptyList<String>(), phone.heard())
        assertFalse(phone.currentLink().contains("evil"))
        Flow.row("Link", "foreign host", "dropped")
    }

    @Test fun `back to home is told to a page that listens`() {
        assertEquals(NOTHING, phone.listen(BackToHome.EVENT))
        order("/platform/account")
        assertEquals(listOf("""{"path":"/platform/account"}"""), phone.heard().map { it.replace("\\/", "/") })
        order("/platform/home")
        assertEquals(1, phone.heard().size)
        Flow.row("Back to home", "the page listens", "told once")
    }

    @Test fun `back to home waits for the page, and only the last`() {
        order("/platform/account")
        order("/platform/home")
        assertEquals(emptyList<String>(), phone.heard())
        phone.listen("network")
        assertEquals(emptyList<String>(), phone.heard())
        phone.listen(BackToHome.EVENT)
        assertEquals(listOf("""{"path":"/platform/home"}"""), phone.heard().map { it.replace("\\/", "/") })
        phone.listen(BackToHome.EVENT, channel = 8)
        assertEquals(emptyList<String>(), phone.heard())
        Flow.row("Back to home", "before the page listens", "told once, the last")
    }

    @Test fun `back to home takes no other path`() {
        phone.listen(BackToHome.EVENT)
        for (hostile in listOf(
            "", "/", "home", "https://evil.example/platform/home", "//evil.example/platform/",
            "javascript:alert(1)", "/platform/\\evil", "/platform/a b", "/platform/\n", "/platform/é",
            "/platform/" + "a".repeat(2000),
        )) {
            order(hostile)
            assertEquals(hostile, emptyList<String>(), phone.heard())
        }
        Flow.row("Back to home", "hostile path", "dropped")
    }
}

@RunWith(RobolectricTestRunner::class)
class ColdLinkTest {
    @get:Rule val phone = Phone(link(LINK))

    @Test fun `it is the current one, and not after the activity was made anew`() {
        phone.followLinks()
        assertTrue(phone.currentLink().contains(LINK))
        assertEquals(Intent.ACTION_VIEW, phone.activity.intent.action)
        phone.recreate()
        assertEquals("no link opens the app twice", Intent.ACTION_MAIN, phone.activity.intent.action)
        Flow.row("Link", "cold", "told once")
        Flow.row("Link", "activity made anew", "not again")
    }
}

@RunWith(RobolectricTestRunner::class)
class LinkFromHistoryTest {
    @get:Rule val phone = Phone(link(LINK).addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))

    @Test fun `reopened from the recent apps it is not opened again`() {
        phone.followLinks()
        assertFalse(phone.currentLink().contains(LINK))
        Flow.row("Link", "reopened from the recent apps", "not again")
    }
}

@RunWith(RobolectricTestRunner::class)
class ColdBackToHomeTest {
    @get:Rule val phone = Phone(Intent().putExtra(BackToHome.EXTRA, "/platform/account"))

    @Test fun `an order that started the app is told when the page listens, once`() {
        phone.listen(BackToHome.EVENT)
        assertEquals(1, phone.heard().size)
        phone.recreate()
        assertEquals(emptyList<String>(), phone.heard())
        Flow.row("Back to home", "cold", "told once")
    }
}

/** The system killed the process and keeps the task; whoever opens it again means a link. */
@RunWith(RobolectricTestRunner::class)
class LinkAfterDeathTest {
    @get:Rule val phone = Phone(link("https://m.jajan.example/platform/rank"))

    @Test fun `the new link is the current one, once, and the old one is not`() {
        phone.restore(link(LINK))
        phone.followLinks()
        assertTrue(phone.currentLink(), phone.currentLink().contains(LINK))
        assertEquals(emptyList<String>(), phone.heard())
        phone.recreate()
        assertEquals(Intent.ACTION_MAIN, phone.activity.intent.action)
        phone.restore()
        phone.followLinks()
        assertFalse(phone.currentLink(), phone.currentLink().contains(LINK))
        Flow.row("Link", "the process was killed", "told once")
    }

    @Test fun `an order to go home is told when the page listens, once`() {
        phone.restore(Intent().putExtra(BackToHome.EXTRA, "/platform/account"))
        phone.listen(BackToHome.EVENT)
        assertEquals(1, phone.heard().size)
        phone.recreate()
        assertEquals(emptyList<String>(), phone.heard())
        Flow.row("Back to home", "the process was killed", "told once")
    }
}
