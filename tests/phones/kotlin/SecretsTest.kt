package id.jajan.host

import android.content.Context
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.RuleChain
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import id.jajan.host.Phone.Companion.NOTHING

private const val SESSION = """{"key":"session"}"""

@RunWith(RobolectricTestRunner::class)
class SecretsTest {
    private val keystore = FakeKeystore()
    private val phone = Phone()

    @get:Rule val rules: RuleChain = RuleChain.outerRule(keystore).around(phone)

    private val file get() = phone.application.getSharedPreferences("secrets", Context.MODE_PRIVATE)

    private fun write(value: String, key: String = "session") =
        phone.call("secretWrite", """{"key":"$key","value":"$value"}""")

    @Test fun `what was written is read, until it is removed`() {
        assertEquals(NOTHING, phone.call("secretRead", SESSION))
        assertEquals(NOTHING, write("one"))
        assertEquals(NOTHING, write("two"))
        assertEquals(NOTHING, write("other", key = "pendingLogout"))
        assertEquals(Reply(true, "\"two\""), phone.call("secretRead", SESSION))
        assertEquals(NOTHING, phone.call("secretRemove", SESSION))
        assertEquals(NOTHING, phone.call("secretRead", SESSION))
        assertEquals(Reply(true, "\"other\""), phone.call("secretRead", """{"key":"pendingLogout"}"""))
    }

    @Test fun `quotes and the largest value come back as they were`() {
        write("{\\\"a\\\":\\\"~!\\\"}")
        assertEquals(Reply(true, "\"{\\\"a\\\":\\\"~!\\\"}\""), phone.call("secretRead", SESSION))
        assertTrue(write("a".repeat(1024)).isOk)
    }

    @Test fun `the file holds no plain text, and never the same twice`() {
        write("refresh-token")
        val first = file.getString("session", "")!!
        write("refresh-token")
        assertFalse(first.contains("refresh-token"))
        assertFalse(file.getString("session", "") == first)
    }

    @Test fun `a lost key is nothing stored, and the next login works`() {
        for (lose in listOf(keystore::loseKeys, keystore::replaceKeys)) {
            write("one")
            lose()
            assertEquals(NOTHING, phone.call("secretRead", SESSION))
            assertFalse(file.contains("session"))
            write("two")
            assertEquals(Reply(true, "\"two\""), phone.call("secretRead", SESSION))
        }
    }

    @Test fun `a broken file is nothing stored`() {
        write("one")
        for (broken in listOf("", "!", "AAAA", "A".repeat(64))) {
            file.edit().putString("session", broken).commit()
            assertEquals(broken, NOTHING, phone.call("secretRead", SESSION))
        }
    }

    @Test fun `one secret in another's place is no secret`() {
        write("one")
        file.edit().putString("pendingLogout", file.getString("session", "")).commit()
        assertEquals(NOTHING, phone.call("secretRead", """{"key":"pendingLogout"}"""))
        assertEquals(Reply(true, "\"one\""), phone.call("secretRead", SESSION))
    }

    @Test fun `a Keystore that does not work now loses nothing`() {
        write("one")
        keystore.breakDown(true)
        assertFalse(phone.call("secretRead", SESSION).isOk)
        keystore.breakDown(false)
        assertEquals(Reply(true, "\"one\""), phone.call("secretRead", SESSION))
    }

    @Test fun `only known names and short printable texts`() {
        for (key in listOf("", "Session", "../session", "accessToken")) {
            assertFalse(key, write("a", key).isOk)
            assertFalse(key, phone.call("secretRead", """{"key":"$key"}""").isOk)
            assertFalse(key, phone.call("secretRemove", """{"key":"$key"}""").isOk)
        }
        for (value in listOf("", "a b", "é", "\\n", "a".repeat(1025))) assertFalse(value, write(value).isOk)
        for (broken in listOf("[]", """{"key":{}}""", "{")) {
            assertFalse(broken, phone.call("secretRead", broken).isOk)
        }
        assertTrue(file.all.isEmpty())
        assertEquals(0, keystore.keyCount())
    }
}
