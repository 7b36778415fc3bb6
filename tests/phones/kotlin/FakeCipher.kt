package id.jajan.host

import java.security.AlgorithmParameters
import java.security.Key
import java.security.SecureRandom
import java.security.spec.AlgorithmParameterSpec
import javax.crypto.Cipher
import javax.crypto.CipherSpi
import javax.crypto.SecretKey
import javax.crypto.spec.SecretKeySpec

/** A key of the fake Keystore. As the real ones it has no bytes, so that no other provider takes it. */
class FakeKey(bytes: ByteArray) : SecretKey {
    enum class State { GOOD, INVALIDATED, UNRECOVERABLE }

    internal val inner = SecretKeySpec(bytes, "AES")
    internal var state = State.GOOD

    override fun getAlgorithm() = "AES"
    override fun getFormat(): String? = null
    override fun getEncoded(): ByteArray? = null
}

/** The Keystore's cipher: the JVM's own, with the failures of the fake store. */
class FakeCipher : CipherSpi() {
    private val inner = Cipher.getInstance("AES/GCM/NoPadding", "SunJCE")

    override fun engineInit(mode: Int, key: Key, random: SecureRandom?) {
        FakeKeystore.failAtInit(key as FakeKey)
        inner.init(mode, key.inner)
    }

    override fun engineInit(mode: Int, key: Key, spec: AlgorithmParameterSpec?, random: SecureRandom?) {
        FakeKeystore.failAtInit(key as FakeKey)
        inner.init(mode, key.inner, spec)
    }

    override fun engineDoFinal(input: ByteArray?, offset: Int, length: Int): ByteArray {
        FakeKeystore.failAtFinal()
        return inner.doFinal(input ?: ByteArray(0), offset, length)
    }

    override fun engineUpdateAAD(bytes: ByteArray, offset: Int, length: Int) = inner.updateAAD(bytes, offset, length)
    override fun engineGetIV(): ByteArray = inner.iv
    override fun engineGetBlockSize() = inner.blockSize
    override fun engineGetOutputSize(length: Int) = inner.getOutputSize(length)
    override fun engineGetParameters(): AlgorithmParameters? = null
    override fun engineSetMode(mode: String) = Unit
    override fun engineSetPadding(padding: String) = Unit
    override fun engineInit(mode: Int, key: Key, given: AlgorithmParameters?, random: SecureRandom?) = unused()
    override fun engineUpdate(input: ByteArray, offset: Int, length: Int): ByteArray = unused()
    override fun engineUpdate(i: ByteArray, at: Int, length: Int, o: ByteArray, to: Int): Int = unused()
    override fun engineDoFinal(i: ByteArray?, at: Int, length: Int, o: ByteArray, to: Int): Int = unused()

    private fun unused(): Nothing = throw UnsupportedOperationException()
}
