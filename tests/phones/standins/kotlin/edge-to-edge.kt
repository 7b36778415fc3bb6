@file:JvmName("EdgeToEdge")
package androidx.activity
fun ComponentActivity.enableEdgeToEdge() {}
