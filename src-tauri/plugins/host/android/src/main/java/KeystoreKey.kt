package id.jajan.host

import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyPermanentlyInvalidatedException
import android.security.keystore.KeyProperties
import java.security.KeyStore
import java.security.UnrecoverableKeyException
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/** A key of the phone's Keystore, by its name. What it throws besides `LostKey` may pass. */
internal class KeystoreKey(private val alias: String) {
    /** Makes the key when there is none. */
    fun encrypter(): Cipher = cipher { init(Cipher.ENCRYPT_MODE, found() ?: made()) }

    fun decrypter(parameters: GCMParameterSpec): Cipher =
        cipher { init(Cipher.DECRYPT_MODE, found() ?: throw LostKey(null), parameters) }

    fun delete() = keystore().deleteEntry(alias)

    private fun cipher(start: Cipher.() -> Unit): Cipher = try {
        Cipher.getInstance(TRANSFORMATION).apply(start)
    } catch (invalid: KeyPermanentlyInvalidatedException) {
        throw LostKey(invalid)
    }

    private fun found(): SecretKey? = try {
        keystore().getKey(alias, null) as? SecretKey
    } catch (failed: UnrecoverableKeyException) {
        // AOSP names a cause when the Keystore did not answer, and none when the key is invalid for good.
        throw if (failed.cause == null) LostKey(failed) else failed
    }

    private fun made(): SecretKey {
        val generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, PROVIDER)
        val purposes = KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT
        generator.init(
            KeyGenParameterSpec.Builder(alias, purposes)
                .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
                .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
                .setKeySize(KEY_BITS)
                .build(),
        )
        return generator.generateKey()
    }

    private fun keystore(): KeyStore = KeyStore.getInstance(PROVIDER).apply { load(null) }

    private companion object {
        private const val PROVIDER = "AndroidKeyStore"
        private const val TRANSFORMATION = "AES/GCM/NoPadding"
        private const val KEY_BITS = 256
    }
}

/** The key is absent, or invalid for good: nothing that it encrypted can be read again. */
internal class LostKey(cause: Exception?) : Exception(cause)
