package androidx.browser.customtabs
import android.content.Context
import android.content.Intent
import android.net.Uri
class CustomTabsIntent private constructor(@JvmField val intent: Intent) {
  fun launchUrl(c: Context, u: Uri) { intent.data = u; c.startActivity(intent) }
  class Builder { fun build() = CustomTabsIntent(Intent(Intent.ACTION_VIEW)) }
}
