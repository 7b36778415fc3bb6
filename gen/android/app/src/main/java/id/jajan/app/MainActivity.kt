package id.jajan.app

import android.content.Intent
import android.graphics.Color
import android.os.Bundle
import android.webkit.WebView
import androidx.activity.enableEdgeToEdge

/** `Restored.EXTRA` of the host plugin, whose classes the app does not name. */
private const val RESTORED = "restored"

class MainActivity : TauriActivity() {
  override fun onCreate(savedInstanceState: Bundle?) {
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

  /** Until the page is painted the splash shows through; of itself a web view is white, at night too. */
  override fun onWebViewCreate(webView: WebView) {
    webView.setBackgroundColor(Color.TRANSPARENT)
  }

  /**
   * The system hands the link that once opened the app to it again, when it is reopened from the
   * recent apps or rebuilt. A link opens the app once (tauri.md 3).
   */
  private fun isOldIntent(savedInstanceState: Bundle?): Boolean =
    savedInstanceState != null ||
      (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0
}
