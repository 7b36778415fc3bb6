package id.jajan.host

import android.content.Context
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import android.util.Base64
import java.security.GeneralSecurityException
import java.security.InvalidKeyException
import java.security.KeyStore
import java.security.ProviderException
import java.security.UnrecoverableKeyException
import javax.crypto.AEADBadTagException
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/**
 * Few, short texts, encrypted with a key that never leaves the phone's Keystore, in private preferences
 * that are excluded from backups (gen/README.md). Same rules as `secret_rules.rs`.
 *
 * Invariant: a value that cannot be decrypted any more counts as absent. Keys are lost by a restored
 * phone, a changed screen lock on some makes, or a reset Keystore: the user logs in again, and nothing
 * crashes. Other failures of the Keystore may be temporary, so the values are kept.
 * Each call blocks on the Keystore and the disk: never on the UI thread.
 */
internal class Secrets(context: Context) {
    private val preferences = context.getSharedPreferences("secrets", Context.MODE_PRIVATE)

    /** Null when nothing is stored. Throws when the Keystore fails. */
    fun read(name: String): String? {
        checkName(name)
        val stored = preferences.getString(name, null) ?: return null
        return try {
            decrypted(name, stored)
        } catch (_: LostSecret) {
            remove(name)
            null
        }
    }

    /** Synchronous; false when writing to disk failed. */
    fun write(name: String, value: String): Boolean {
        checkName(name)
        checkValue(value)
        val stored = try {
            encrypted(name, value)
        } catch (_: GeneralSecurityException) {
            encryptedAnew(name, value)
        } catch (_: ProviderException) {
            encryptedAnew(name, value)
        }
        return preferences.edit().putString(name, stored).commit()
    }

    fun remove(name: String): Boolean {
        checkName(name)
        return preferences.edit().remove(name).commit()
    }

    /** Retries once with a new key when the stored one does not work. */
    private fun encryptedAnew(name: String, value: String): String {
        keystore().deleteEntry(ALIAS)
        return encrypted(name, value)
    }

    private fun encrypted(name: String, value: String): String {
        val cipher = Cipher.getInstance(TRANSFORMATION)
        cipher.init(Cipher.ENCRYPT_MODE, existingKey() ?: newKey())
        cipher.updateAAD(name.toByteArray())
        val bytes = cipher.iv + cipher.doFinal(value.toByteArray())
        return Base64.encodeToString(bytes, Base64.NO_WRAP)
    }

    private fun decrypted(name: String, stored: String): String {
        val bytes = try {
            Base64.decode(stored, Base64.NO_WRAP)
        } catch (broken: IllegalArgumentException) {
            throw LostSecret(broken)
        }
        if (bytes.size <= IV_BYTES) throw LostSecret(null)
        val key = existingKey() ?: throw LostSecret(null)
        val cipher = Cipher.getInstance(TRANSFORMATION)
        try {
            cipher.init(Cipher.DECRYPT_MODE, key, GCMParameterSpec(TAG_BITS, bytes, 0, IV_BYTES))
            // Authenticates the name too, so that stored values cannot be swapped.
            cipher.updateAAD(name.toByteArray())
            return String(cipher.doFinal(bytes, IV_BYTES, bytes.size - IV_BYTES))
        } catch (invalidated: InvalidKeyException) {
            keystore().deleteEntry(ALIAS)
            throw LostSecret(invalidated)
        } catch (another: AEADBadTagException) {
            throw LostSecret(another)
        }
    }

    private fun existingKey(): SecretKey? = try {
        keystore().getKey(ALIAS, null) as? SecretKey
    } catch (_: UnrecoverableKeyException) {
        keystore().deleteEntry(ALIAS)
        null
    }

    private fun newKey(): SecretKey {
        val generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, PROVIDER)
        val purposes = KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT
        generator.init(
            KeyGenParameterSpec.Builder(ALIAS, purposes)
                .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
                .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
                .setKeySize(KEY_BITS)
                .build(),
        )
        return generator.generateKey()
    }

    private fun keystore(): KeyStore = KeyStore.getInstance(PROVIDER).apply { load(null) }

    private class LostSecret(cause: Exception?) : Exception(cause)

    companion object {
        /** Every name that `src/session` uses. */
        val NAMES = setOf("session", "pendingLogout", "wallet")

        private const val MAX_VALUE_LETTERS = 1024
        private const val PROVIDER = "AndroidKeyStore"
        private const val ALIAS = "id.jajan.host.secrets"
        private const val TRANSFORMATION = "AES/GCM/NoPadding"
        private const val KEY_BITS = 256
        private const val IV_BYTES = 12
        private const val TAG_BITS = 128

        private fun checkName(name: String) = require(name in NAMES) { "refused: name of a secret" }

        private fun checkValue(value: String) = require(
            value.length in 1..MAX_VALUE_LETTERS && value.all { it in '!'..'~' },
        ) { "refused: text of a secret" }
    }
}
