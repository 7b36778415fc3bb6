package id.jajan.host

import java.io.File
import java.io.IOException
import org.json.JSONException
import org.json.JSONObject

/**
 * Keeps an uncaught exception for the next start, in the file where the shell keeps its panics
 * (`src-tauri/src/logs/failures.rs`), and then lets the process end as before.
 *
 * Invariant: classes and places only. The message of an exception may hold what a user has typed.
 */
internal class LastFailure(
    private val file: File,
    private val before: Thread.UncaughtExceptionHandler?,
) : Thread.UncaughtExceptionHandler {

    override fun uncaughtException(thread: Thread, error: Throwable) {
        try {
            keep(error)
        } catch (_: IOException) {
            // A full disk: the process ends as it would have anyway.
        } catch (_: JSONException) {
            // As above.
        } finally {
            before?.uncaughtException(thread, error)
        }
    }

    private fun keep(error: Throwable) {
        val failure = JSONObject()
            .put("kind", "exception")
            .put("atMs", System.currentTimeMillis())
            .put("text", wordsOf(error))
        val fresh = File(file.path + ".kotlin")
        fresh.writeText(failure.toString())
        if (!fresh.renameTo(file)) throw IOException("the failure is not kept")
    }

    companion object {
        /** As in Rust; beside the values, in the folder that Tauri gives as the app's data. */
        const val FILE = "last-failure.json"
        private const val CAUSES = 4
        private const val PLACES = 3

        /** Once for the process: another plugin object changes nothing. */
        fun follow(folder: File) {
            val before = Thread.getDefaultUncaughtExceptionHandler()
            if (before is LastFailure) return
            Thread.setDefaultUncaughtExceptionHandler(LastFailure(File(folder, FILE), before))
        }

        private fun wordsOf(error: Throwable): String =
            generateSequence(error) { it.cause }.take(CAUSES).joinToString(" by ") { one ->
                val places = one.stackTrace.take(PLACES).joinToString("") { place ->
                    " at ${place.className}.${place.methodName}:${place.lineNumber}"
                }
                one.javaClass.name + places
            }
    }
}
