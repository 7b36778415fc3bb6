package androidx.core.app
import android.app.Notification
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Context
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import android.os.Build.VERSION.SDK_INT
/** What AndroidX makes of the framework's own builder, as far as the notification plugin names it. */
class NotificationCompat {
  open class Style { open fun on(b: Notification.Builder) {} }
  class BigTextStyle : Style() { fun bigText(t: CharSequence?) = this; fun setSummaryText(t: CharSequence?) = this }
  class InboxStyle : Style() { fun addLine(t: CharSequence?) = this; fun setBigContentTitle(t: CharSequence?) = this; fun setSummaryText(t: CharSequence?) = this }
  class Action { class Builder(icon: Int, title: CharSequence?, intent: PendingIntent?) { fun addRemoteInput(i: RemoteInput) = this; fun build() = Action() } }
  class Builder(context: Context, channel: String) {
    @Suppress("DEPRECATION")
    private val made = if (SDK_INT >= 26) Notification.Builder(context, channel) else Notification.Builder(context)
    var color = 0
      set(value) { field = value; made.setColor(value) }
    fun setContentTitle(t: CharSequence?) = apply { made.setContentTitle(t) }
    fun setContentText(t: CharSequence?) = apply { made.setContentText(t) }
    fun setAutoCancel(on: Boolean) = apply { made.setAutoCancel(on) }
    fun setOngoing(on: Boolean) = apply { made.setOngoing(on) }
    fun setPriority(p: Int) = this
    fun setGroupSummary(on: Boolean) = apply { made.setGroupSummary(on) }
    fun setStyle(s: Style) = this
    fun setSound(u: Uri) = this
    fun setDefaults(d: Int) = this
    fun setGroup(g: String) = apply { made.setGroup(g) }
    fun setSubText(t: CharSequence?) = apply { made.setSubText(t) }
    fun setVisibility(v: Int) = apply { made.setVisibility(v) }
    fun setOnlyAlertOnce(on: Boolean) = apply { made.setOnlyAlertOnce(on) }
    fun setWhen(ms: Long) = apply { made.setWhen(ms) }
    fun setUsesChronometer(on: Boolean) = apply { made.setUsesChronometer(on) }
    fun setChronometerCountDown(on: Boolean) = apply { made.setChronometerCountDown(on) }
    fun setSmallIcon(id: Int) = apply { made.setSmallIcon(id) }
    fun setLargeIcon(b: Bitmap?) = apply { made.setLargeIcon(b) }
    fun setContentIntent(i: PendingIntent) = apply { made.setContentIntent(i) }
    fun setDeleteIntent(i: PendingIntent) = apply { made.setDeleteIntent(i) }
    fun addAction(a: Action) = this
    fun build(): Notification = made.build()
  }
  companion object { const val PRIORITY_DEFAULT = 0; const val VISIBILITY_PRIVATE = 0 }
}
class NotificationManagerCompat private constructor(private val manager: NotificationManager) {
  fun notify(id: Int, n: Notification) = manager.notify(id, n)
  fun cancel(id: Int) = manager.cancel(id)
  fun areNotificationsEnabled() = manager.areNotificationsEnabled()
  companion object { @JvmStatic fun from(c: Context) = NotificationManagerCompat(c.getSystemService(NotificationManager::class.java)!!) }
}
class RemoteInput {
  class Builder(key: String) { fun setLabel(t: CharSequence?) = this; fun build() = RemoteInput() }
  companion object { @JvmStatic fun getResultsFromIntent(i: Intent): android.os.Bundle? = null }
}
