package id.jajan.host

import android.security.KeyStoreException as SystemException
import android.security.keystore.KeyPermanentlyInvalidatedException
import android.security.keystore.UserNotAuthenticatedException
import java.io.InputStream
import java.io.OutputStream
import java.security.Key
import java.security.InvalidKeyException
import java.security.KeyStoreSpi
import java.security.Provider
import java.security.ProviderException
import java.security.SecureRandom
import java.security.Security
import java.security.UnrecoverableKeyException
import java.security.cert.Certificate
import java.security.spec.AlgorithmParameterSpec
import java.util.Collections
import java.util.Date
import java.util.Enumeration
import javax.crypto.IllegalBlockSizeException
import javax.crypto.KeyGeneratorSpi
import javax.crypto.SecretKey
import org.junit.rules.ExternalResource

/**
 * Stands in for the phone's Keystore, which no JVM has: keys by name, made at random, that never leave
 * it. A test may lose the keys, or choose a failure of AOSP's (`AndroidKeyStoreSpi`,
 * `KeyStoreCryptoOperationUtils`, `AndroidKeyStoreCipherSpiBase`), with its class and its cause.
 */
class FakeKeystore : ExternalResource() {
    override fun before() {
        keys.clear()
        failure = null
        // First, as on a phone: of several providers the first one's refusal is the one that is thrown.
        Security.insertProviderAt(FakeProvider(), 1)
    }

    override fun after() = Security.removeProvider(NAME)

    /** Failures that pass: the key is the same afterwards. */
    enum class Passing {
        /** `getKey`: the daemon died or did not answer. */
        UNREACHABLE,

        /** `getKey` and `generateKey`, as some phones for a while after they have started. */
        BROKEN,

        /** `init`: the phone is locked. */
        LOCKED,

        /** `init`: too many operations, or a trusted environment that does not answer. */
        BUSY,

        /** `doFinal`: the operation was pruned. */
        PRUNED,
    }

    /** Until null. */
    fun fail(how: Passing?) {
        failure = how
    }

    /** As a phone does that was restored or reset. */
    fun loseKeys() = keys.clear()

    /** As a phone does whose Keystore was made anew: the name is there, the key is another. */
    fun replaceKeys() = keys.keys.forEach { keys[it] = newKey() }

    /** The screen lock was changed or removed: said by `init`. */
    fun invalidateKeys(alias: String? = null) =
        keys.filterKeys { alias == null || it == alias }.values.forEach { it.state = FakeKey.State.INVALIDATED }

    /** The same as the newer Keystore says it, by `getKey`: without a cause. */
    fun invalidateKeysForGood() = keys.values.forEach { it.state = FakeKey.State.UNRECOVERABLE }

    fun aliases(): Set<String> = keys.keys.toSet()

    /** What only an older version of the app did. */
    fun addKey(alias: String): SecretKey = newKey().also { keys[alias] = it }

    private class FakeProvider : Provider(NAME, "1", "stand-in for tests") {
        init {
            put("KeyStore.$NAME", Store::class.java.name)
            put("KeyGenerator.AES", Generator::class.java.name)
            put("Cipher.AES/GCM/NoPadding", FakeCipher::class.java.name)
            put("Cipher.AES/GCM/NoPadding SupportedKeyClasses", FakeKey::class.java.name)
        }
    }

    class Generator : KeyGeneratorSpi() {
        private var alias = ""

        override fun engineInit(spec: AlgorithmParameterSpec, random: SecureRandom?) {
            val asked = spec as android.security.keystore.KeyGenParameterSpec
            check(asked.keySize == 256 && asked.blockModes.contentEquals(arrayOf("GCM")))
            alias = asked.keystoreAlias
        }

        override fun engineGenerateKey(): SecretKey {
            if (failure == Passing.BROKEN) throw ProviderException("Keystore key generation failed", system())
            return newKey().also { keys[alias] = it }
        }

        override fun engineInit(random: SecureRandom?) = throw UnsupportedOperationException()
        override fun engineInit(size: Int, random: SecureRandom?) = throw UnsupportedOperationException()
    }

    class Store : KeyStoreSpi() {
        override fun engineGetKey(alias: String, password: CharArray?): Key? {
            if (failure == Passing.BROKEN) throw ProviderException("Keystore operation failed")
            if (failure == Passing.UNREACHABLE)
                throw UnrecoverableKeyException("Failed to obtain information about key").apply { initCause(system()) }
            val key = keys[alias]
            if (key?.state == FakeKey.State.UNRECOVERABLE)
                throw UnrecoverableKeyException("User changed or deleted their auth credentials")
            return key
        }

        override fun engineDeleteEntry(alias: String) {
            keys.remove(alias)
        }

        override fun engineLoad(stream: InputStream?, password: CharArray?) = Unit
        override fun engineContainsAlias(alias: String) = alias in keys
        override fun engineIsKeyEntry(alias: String) = alias in keys
        override fun engineIsCertificateEntry(alias: String) = false
        override fun engineSize() = keys.size
        override fun engineAliases(): Enumeration<String> = Collections.enumeration(keys.keys)
        override fun engineGetCertificateChain(alias: String): Array<Certificate>? = null
        override fun engineGetCertificate(alias: String): Certificate? = null
        override fun engineGetCreationDate(alias: String): Date? = null
        override fun engineGetCertificateAlias(certificate: Certificate?): String? = null
        override fun engineStore(stream: OutputStream?, password: CharArray?) = unused()
        override fun engineSetCertificateEntry(alias: String, certificate: Certificate?) = unused()
        override fun engineSetKeyEntry(alias: String, key: ByteArray?, chain: Array<Certificate>?) = unused()
        override fun engineSetKeyEntry(a: String, k: Key?, p: CharArray?, c: Array<Certificate>?) = unused()

        private fun unused(): Nothing = throw UnsupportedOperationException()
    }

    internal companion object {
        private const val NAME = "AndroidKeyStore"
        private const val SECURE_HW_COMMUNICATION_FAILED = -49
        private val keys = mutableMapOf<String, FakeKey>()
        private var failure: Passing? = null

        private fun newKey() = FakeKey(ByteArray(32).also(SecureRandom()::nextBytes))

        private fun system() = SystemException(SECURE_HW_COMMUNICATION_FAILED, "Keystore operation failed")

        fun failAtInit(key: FakeKey) {
            if (key.state == FakeKey.State.INVALIDATED) throw KeyPermanentlyInvalidatedException()
            if (failure == Passing.LOCKED) throw UserNotAuthenticatedException()
            if (failure == Passing.BUSY) throw InvalidKeyException("Keystore operation failed", system())
        }

        fun failAtFinal() {
            if (failure == Passing.PRUNED) throw IllegalBlockSizeException().apply { initCause(system()) }
        }
    }
}
