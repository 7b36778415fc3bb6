package id.jajan.host

import android.content.Context
import android.util.Base64
import java.security.KeyStore
import javax.crypto.Cipher
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
private const val WALLET = """{"key":"wallet"}"""
private const val OLD_ALIAS = "id.jajan.host.secrets"

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
        val ways = listOf(
            keystore::loseKeys,
            keystore::replaceKeys,
            { keystore.invalidateKeys() },
            keystore::invalidateKeysForGood,
        )
        for (lose in ways) {
            write("one")
            lose()
            assertEquals(NOTHING, phone.call("secretRead", SESSION))
            assertFalse(file.contains("session"))
            write("two")
            assertEquals(Reply(true, "\"two\""), phone.call("secretRead", SESSION))
        }
    }

    @Test fun `a write needs no read to get over a key that is invalid for good`() {
        for (lose in listOf({ keystore.invalidateKeys() }, keystore::invalidateKeysForGood)) {
            write("one")
            lose()
            assertEquals(NOTHING, write("two"))
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

    @Test fun `a failure that passes is an error, and loses neither values nor keys`() {
        write("one")
        write("key", key = "wallet")
        val aliases = keystore.aliases()
        for (how in FakeKeystore.Passing.values()) {
            keystore.fail(how)
            assertFalse("$how", phone.call("secretRead", SESSION).isOk)
            assertFalse("$how", phone.call("secretRead", WALLET).isOk)
            assertFalse("$how", write("two").isOk)
            keystore.fail(null)
            assertEquals("$how", Reply(true, "\"one\""), phone.call("secretRead", SESSION))
            assertEquals("$how", Reply(true, "\"key\""), phone.call("secretRead", WALLET))
            assertEquals("$how", aliases, keystore.aliases())
        }
        assertEquals(NOTHING, write("two"))
        assertEquals(Reply(true, "\"two\""), phone.call("secretRead", SESSION))
    }

    @Test fun `a failure before there is a key is an error, and the next write works`() {
        for (how in listOf(FakeKeystore.Passing.BROKEN, FakeKeystore.Passing.LOCKED)) {
            keystore.fail(how)
            assertFalse("$how", write("one").isOk)
            keystore.fail(null)
            assertEquals("$how", NOTHING, write("one"))
            phone.call("secretRemove", SESSION)
            keystore.loseKeys()
        }
    }

    @Test fun `a secret is removed without the Keystore`() {
        write("one")
        keystore.fail(FakeKeystore.Passing.BROKEN)
        assertEquals(NOTHING, phone.call("secretRemove", SESSION))
        keystore.fail(null)
        assertEquals(NOTHING, phone.call("secretRead", SESSION))
    }

    @Test fun `session and wallet have a key each, and one that is lost leaves the other`() {
        write("one")
        write("two", key = "pendingLogout")
        write("key", key = "wallet")
        assertEquals(setOf("id.jajan.host.session", "id.jajan.host.wallet"), keystore.aliases())
        keystore.invalidateKeys("id.jajan.host.session")
        assertEquals(NOTHING, phone.call("secretRead", SESSION))
        assertEquals(setOf("id.jajan.host.wallet"), keystore.aliases())
        assertEquals(Reply(true, "\"key\""), phone.call("secretRead", WALLET))
    }

    @Test fun `what an older version wrote is read, and gets a key of its own`() {
        for ((name, value) in listOf("session" to "one", "wallet" to "key")) writeAsBefore(name, value)
        keystore.fail(FakeKeystore.Passing.LOCKED)
        assertFalse(phone.call("secretRead", SESSION).isOk)
        keystore.fail(null)
        assertEquals(Reply(true, "\"one\""), phone.call("secretRead", SESSION))
        assertEquals(setOf(OLD_ALIAS, "id.jajan.host.session"), keystore.aliases())
        assertEquals(Reply(true, "\"key\""), phone.call("secretRead", WALLET))
        // Nothing is left that needs it.
        assertEquals(setOf("id.jajan.host.session", "id.jajan.host.wallet"), keystore.aliases())
        assertEquals(Reply(true, "\"one\""), phone.call("secretRead", SESSION))
        assertEquals(Reply(true, "\"key\""), phone.call("secretRead", WALLET))
    }

    @Test fun `what an older version wrote with a key that is gone is nothing stored`() {
        writeAsBefore("session", "one")
        keystore.loseKeys()
        assertEquals(NOTHING, phone.call("secretRead", SESSION))
        assertFalse(file.contains("session"))
    }

    /** Under one alias for all, without a mark of the format. */
    private fun writeAsBefore(name: String, value: String) {
        val cipher = Cipher.getInstance("AES/GCM/NoPadding")
        val store = KeyStore.getInstance("AndroidKeyStore").apply { load(null) }
        cipher.init(Cipher.ENCRYPT_MODE, store.getKey(OLD_ALIAS, null) ?: keystore.addKey(OLD_ALIAS))
        cipher.updateAAD(name.toByteArray())
        val bytes = cipher.iv + cipher.doFinal(value.toByteArray())
        file.edit().putString(name, Base64.encodeToString(bytes, Base64.NO_WRAP)).commit()
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
        assertTrue(keystore.aliases().isEmpty())
    }
}
