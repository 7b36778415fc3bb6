package id.jajan.host

import java.io.InputStream
import java.io.OutputStream
import java.security.Key
import java.security.KeyStoreSpi
import java.security.Provider
import java.security.ProviderException
import java.security.SecureRandom
import java.security.Security
import java.security.cert.Certificate
import java.security.spec.AlgorithmParameterSpec
import java.util.Collections
import java.util.Date
import java.util.Enumeration
import javax.crypto.KeyGeneratorSpi
import javax.crypto.SecretKey
import javax.crypto.spec.SecretKeySpec
import org.junit.rules.ExternalResource

/**
 * Stands in for the phone's Keystore, which no JVM has: keys by name, made at random, that never leave
 * it. The ciphers are the JVM's own. A test may lose the key or break the whole.
 */
class FakeKeystore : ExternalResource() {
    override fun before() {
        keys.clear()
        isBroken = false
        Security.addProvider(FakeProvider())
    }

    override fun after() = Security.removeProvider(NAME)

    /** As a phone does that was restored or reset. */
    fun loseKeys() = keys.clear()

    /** As a phone does whose Keystore was made anew: the name is there, the key is another. */
    fun replaceKeys() = keys.keys.forEach { keys[it] = newKey() }

    /** As some phones do for a while after they have started. */
    fun breakDown(broken: Boolean) {
        isBroken = broken
    }

    fun keyCount() = keys.size

    private class FakeProvider : Provider(NAME, "1", "stand-in for tests") {
        init {
            put("KeyStore.$NAME", Store::class.java.name)
            put("KeyGenerator.AES", Generator::class.java.name)
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
            failWhenBroken()
            return newKey().also { keys[alias] = it }
        }

        override fun engineInit(random: SecureRandom?) = throw UnsupportedOperationException()
        override fun engineInit(size: Int, random: SecureRandom?) = throw UnsupportedOperationException()
    }

    class Store : KeyStoreSpi() {
        override fun engineGetKey(alias: String, password: CharArray?): Key? {
            failWhenBroken()
            return keys[alias]
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

    private companion object {
        const val NAME = "AndroidKeyStore"
        val keys = mutableMapOf<String, SecretKey>()
        var isBroken = false

        fun newKey(): SecretKey = SecretKeySpec(ByteArray(32).also(SecureRandom()::nextBytes), "AES")

        fun failWhenBroken() {
            if (isBroken) throw ProviderException("Keystore operation failed")
        }
    }
}
