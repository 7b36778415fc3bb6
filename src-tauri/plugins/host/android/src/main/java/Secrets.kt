package id.jajan.host

import android.content.Context
import android.util.Base64
import java.security.GeneralSecurityException
import java.security.ProviderException
import javax.crypto.AEADBadTagException
import javax.crypto.spec.GCMParameterSpec

/**
 * Few, short texts, encrypted with keys that never leave the phone's Keystore, in private preferences
 * that are excluded from backups (gen/README.md). Same rules as `secret_rules.rs`.
 *
 * Invariant: a value counts as absent only when it can never be decrypted again: its key is gone or
 * invalid for good (a restored phone, a changed screen lock on some makes, a reset Keystore), or its tag
 * is wrong. The user logs in again, and nothing crashes. Every other failure of the Keystore may pass:
 * it is thrown, neither value nor key is touched, and the page tries again.
 * Each call blocks on the Keystore and the disk: never on the UI thread.
 */
internal class Secrets(context: Context) {
    private val preferences = context.getSharedPreferences("secrets", Context.MODE_PRIVATE)

    /** Null when nothing is stored. Throws when the Keystore fails. */
    fun read(name: String): String? {
        val key = keyOf(name)
        val stored = preferences.getString(name, null) ?: return null
        val isOld = !stored.startsWith(FORMAT)
        val value = try {
            decrypted(name, stored.removePrefix(FORMAT), if (isOld) OLD_KEY else key)
        } catch (_: LostSecret) {
            remove(name)
            null
        }
        if (isOld) leaveOldKey(name, value)
        return value
    }

    /** Synchronous; false when writing to disk failed. Throws when the Keystore fails. */
    fun write(name: String, value: String): Boolean {
        val key = keyOf(name)
        checkValue(value)
        val stored = try {
            encrypted(name, value, key)
        } catch (_: LostKey) {
            key.delete()
            encrypted(name, value, key)
        }
        return preferences.edit().putString(name, FORMAT + stored).commit()
    }

    fun remove(name: String): Boolean {
        keyOf(name)
        return preferences.edit().remove(name).commit()
    }

    /** The value of an older version stays as it is when this fails: the next read tries again. */
    private fun leaveOldKey(name: String, value: String?) {
        try {
            if (value != null) write(name, value)
            val isUsed = preferences.all.values.any { it is String && !it.startsWith(FORMAT) }
            if (!isUsed) OLD_KEY.delete()
        } catch (_: GeneralSecurityException) {
            return
        } catch (_: ProviderException) {
            return
        }
    }

    private fun encrypted(name: String, value: String, key: KeystoreKey): String {
        val cipher = key.encrypter()
        cipher.updateAAD(name.toByteArray())
        val bytes = cipher.iv + cipher.doFinal(value.toByteArray())
        return Base64.encodeToString(bytes, Base64.NO_WRAP)
    }

    private fun decrypted(name: String, stored: String, key: KeystoreKey): String {
        val bytes = try {
            Base64.decode(stored, Base64.NO_WRAP)
        } catch (broken: IllegalArgumentException) {
            throw LostSecret(broken)
        }
        if (bytes.size <= IV_BYTES) throw LostSecret(null)
        try {
            val cipher = key.decrypter(GCMParameterSpec(TAG_BITS, bytes, 0, IV_BYTES))
            // Authenticates the name too, so that stored values cannot be swapped.
            cipher.updateAAD(name.toByteArray())
            return String(cipher.doFinal(bytes, IV_BYTES, bytes.size - IV_BYTES))
        } catch (lost: LostKey) {
            key.delete()
            throw LostSecret(lost)
        } catch (another: AEADBadTagException) {
            throw LostSecret(another)
        }
    }

    private class LostSecret(cause: Exception?) : Exception(cause)

    private companion object {
        private val SESSION_KEY = KeystoreKey("id.jajan.host.session")

        /** Of versions that had one key for all, and values without a mark of the format. */
        private val OLD_KEY = KeystoreKey("id.jajan.host.secrets")

        /** No letter of Base64. */
        private const val FORMAT = "2."

        /** Every name that `src/session` and `src/features/wallet` use. A key that is lost takes its own secrets only. */
        private val KEYS = mapOf(
            "session" to SESSION_KEY,
            "pendingLogout" to SESSION_KEY,
            "wallet" to KeystoreKey("id.jajan.host.wallet"),
        )

        private const val MAX_VALUE_LETTERS = 1024
        private const val IV_BYTES = 12
        private const val TAG_BITS = 128

        private fun keyOf(name: String): KeystoreKey =
            requireNotNull(KEYS[name]) { "refused: name of a secret" }

        private fun checkValue(value: String) = require(
            value.length in 1..MAX_VALUE_LETTERS && value.all { it in '!'..'~' },
        ) { "refused: text of a secret" }
    }
}
