package id.jajan.host

import android.content.Context
import android.net.ConnectivityManager
import android.net.ConnectivityManager.NetworkCallback
import android.net.Network as SystemNetwork
import android.net.NetworkCapabilities
import app.tauri.Logger
import app.tauri.plugin.JSObject

/**
 * Which kind of network there is: `{netstate}`, 0 offline, 1 wifi or unknown, 2 cellular (spec home 3).
 * Calls `changed` only when the number changes; the system reports every change of the signal strength.
 */
internal class Network(
    context: Context,
    private val register: ConnectivityManager.(NetworkCallback) -> Unit =
        ConnectivityManager::registerDefaultNetworkCallback,
    private val changed: (JSObject) -> Unit,
) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private var told = -1

    private val callback = object : NetworkCallback() {
        override fun onCapabilitiesChanged(network: SystemNetwork, now: NetworkCapabilities) =
            tell(netstate(now))

        override fun onLost(network: SystemNetwork) = tell(0)
    }
    private var isFollowing = false

    /**
     * Called again for each resumed activity. Android 11 may refuse it although the permission is there, and
     * any version when too many callbacks are open: the page then has the state that it asks for, and
     * `navigator.onLine`.
     */
    fun follow() {
        if (isFollowing || manager == null) return
        isFollowing = try {
            manager.register(callback)
            true
        } catch (refused: RuntimeException) {
            Logger.error(Logger.tags("Network"), "changes of the network are not told", refused)
            false
        }
    }

    fun stop() {
        if (!isFollowing) return
        manager?.unregisterNetworkCallback(callback)
        isFollowing = false
    }

    fun state(): JSObject {
        val active = manager?.activeNetwork ?: return state(0)
        return state(netstate(manager.getNetworkCapabilities(active)))
    }

    private fun tell(netstate: Int) {
        if (netstate == told) return
        told = netstate
        changed(state(netstate))
    }

    companion object {
        fun netstate(capabilities: NetworkCapabilities?): Int = when {
            capabilities == null -> 0
            !capabilities.hasCapability(NetworkCapabilities.NET_CAPABILITY_INTERNET) -> 0
            capabilities.hasTransport(NetworkCapabilities.TRANSPORT_WIFI) -> 1
            capabilities.hasTransport(NetworkCapabilities.TRANSPORT_CELLULAR) -> 2
            else -> 1
        }

        private fun state(netstate: Int) = JSObject().apply { put("netstate", netstate) }
    }
}
