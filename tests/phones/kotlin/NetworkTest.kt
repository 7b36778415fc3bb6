package id.jajan.host

import android.net.ConnectivityManager
import android.net.NetworkCapabilities
import android.net.NetworkCapabilities.NET_CAPABILITY_INTERNET
import android.net.NetworkCapabilities.TRANSPORT_CELLULAR
import android.net.NetworkCapabilities.TRANSPORT_ETHERNET
import android.net.NetworkCapabilities.TRANSPORT_VPN
import android.net.NetworkCapabilities.TRANSPORT_WIFI
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowNetworkCapabilities

@RunWith(RobolectricTestRunner::class)
class NetworkTest {
    @get:Rule val phone = Phone()

    private val manager
        get() = checkNotNull(phone.application.getSystemService(ConnectivityManager::class.java))

    private fun capabilities(vararg transports: Int, internet: Boolean = true): NetworkCapabilities {
        val made = ShadowNetworkCapabilities.newInstance()
        transports.forEach(shadowOf(made)::addTransportType)
        if (internet) shadowOf(made).addCapability(NET_CAPABILITY_INTERNET)
        else shadowOf(made).removeCapability(NET_CAPABILITY_INTERNET)
        return made
    }

    /** Spec home 3: 0 offline, 1 wifi or unknown, 2 cellular. */
    @Test fun `every kind of network has its number`() {
        for ((given, netstate) in listOf(
            null to 0,
            capabilities(TRANSPORT_WIFI, internet = false) to 0,
            capabilities(TRANSPORT_WIFI) to 1,
            capabilities(TRANSPORT_CELLULAR) to 2,
            capabilities(TRANSPORT_ETHERNET) to 1,
            // A tunnel says over what it goes.
            capabilities(TRANSPORT_VPN, TRANSPORT_CELLULAR) to 2,
            capabilities(TRANSPORT_VPN, TRANSPORT_WIFI) to 1,
        )) {
            assertEquals("$given", netstate, Network.netstate(given))
        }
    }

    @Test fun `the plugin says which network there is now`() {
        shadowOf(manager).setNetworkCapabilities(manager.activeNetwork, capabilities(TRANSPORT_CELLULAR))
        assertEquals(Reply(true, """{"netstate":2}"""), phone.call("networkState"))
        shadowOf(manager).setDefaultNetworkActive(false)
        shadowOf(manager).setActiveNetworkInfo(null)
        assertEquals(Reply(true, """{"netstate":0}"""), phone.call("networkState"))
    }

    @Test fun `changes are told once each, and no more after the end`() {
        val told = mutableListOf<String>()
        val network = Network(phone.application, changed = { told += it.toString() })
        // The plugin follows as well.
        val others = shadowOf(manager).networkCallbacks.toSet()
        network.follow()
        val callback = (shadowOf(manager).networkCallbacks - others).single()
        val active = manager.activeNetwork!!
        for (signal in listOf(TRANSPORT_WIFI, TRANSPORT_WIFI, TRANSPORT_CELLULAR)) {
            callback.onCapabilitiesChanged(active, capabilities(signal))
        }
        callback.onLost(active)
        callback.onLost(active)
        assertEquals(listOf(1, 2, 0).map { """{"netstate":$it}""" }, told)
        network.stop()
        network.stop()
        assertEquals(false, callback in shadowOf(manager).networkCallbacks)
    }

    @Test fun `a system that refuses does not end the app, and is asked again`() {
        for (refusal in listOf(SecurityException("package does not belong to 10123"), IllegalArgumentException("Too many"))) {
            val asked = mutableListOf<ConnectivityManager.NetworkCallback>()
            val network = Network(
                phone.application,
                register = { callback ->
                    asked += callback
                    if (asked.size == 1) throw refusal
                },
                changed = {},
            )
            network.follow()
            network.stop()
            network.follow()
            network.follow()
            assertEquals(2, asked.size)
        }
        Flow.row("Network", "the system tells no changes", "the app goes on")
    }
}
