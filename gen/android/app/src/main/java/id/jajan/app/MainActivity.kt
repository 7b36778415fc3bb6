package id.jajan.app

import android.content.Intent
import android.graphics.Color
import android.os.Build
import android.os.Bundle
import android.webkit.WebView
import androidx.activity.enableEdgeToEdge
import androidx.appcompat.app.AppCompatDelegate

/** `Restored.EXTRA` of the host plugin, whose classes the app does not name. */
private const val RESTORED = "restored"

class MainActivity : TauriActivity() {
  /** Made anew: a picker may still answer the activity that was there before. */
  private var awaitsLostResult = false

  override fun onCreate(savedInstanceState: Bundle?) {
    awaitsLostResult = savedInstanceState != null
    chooseTheme()
    enableEdgeToEdge()
    if (isOldIntent(savedInstanceState)) {
      intent = Intent(Intent.ACTION_MAIN).putExtra(RESTORED, savedInstanceState != null)
    }
    super.onCreate(savedInstanceState)
  }

  /**
   * After the process was killed, the intent that opens the task again comes before Rust has loaded a
   * plugin, and nobody hears it: the plugins read the activity's intent when they are loaded.
   */
  override fun onNewIntent(intent: Intent) {
    setIntent(intent)
    super.onNewIntent(intent)
  }

  /**
   * Until the page is painted the splash shows through; of itself a web view is white, at night too. Its
   * own zoom of text is off: it takes the phone's setting once, and not a change; the page applies both.
   */
  override fun onWebViewCreate(webView: WebView) {
    webView.setBackgroundColor(Color.TRANSPARENT)
    webView.settings.textZoom = 100
  }

  /** What a picker answers after the activity was made anew has no page that waits for it (`LostPhoto.kt`). */
  @Deprecated("wry's file chooser still comes by it")
  override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
    if (awaitsLostResult) {
      awaitsLostResult = false
      if (resultCode == RESULT_OK) {
        val picked = data?.data ?: data?.clipData?.getItemAt(0)?.uri
        getSharedPreferences("lost-photo", MODE_PRIVATE).edit()
          .putString("picked", picked?.toString() ?: "camera").apply()
      }
    }
    @Suppress("DEPRECATION")
    super.onActivityResult(requestCode, resultCode, data)
  }

  /** The theme that was chosen in the app (`Look.kt` of the host plugin), for the first frame. */
  private fun chooseTheme() {
    // Since Android 12 the system has kept it.
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) return
    val mode = when (getSharedPreferences("look", MODE_PRIVATE).getString("theme", null)) {
      "dark" -> AppCompatDelegate.MODE_NIGHT_YES
      "light" -> AppCompatDelegate.MODE_NIGHT_NO
      else -> return
    }
    AppCompatDelegate.setDefaultNightMode(mode)
  }

  /**
   * The system hands the link that once opened the app to it again, when it is reopened from the
   * recent apps or rebuilt. A link opens the app once (tauri.md 3).
   */
  private fun isOldIntent(savedInstanceState: Bundle?): Boolean =
    savedInstanceState != null ||
      (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0
}
