package id.jajan.host

import java.io.File
import org.json.JSONObject

/**
 * Rows of the table in `tests/phones/README.md`: a test that has just held an answer to be right writes
 * it down. `table.mjs` puts the rows of all runs together.
 */
object Flow {
    fun row(flow: String, state: String, reply: Reply) {
        val code = reply.code ?: if (reply.isOk) reply.json.replace("\"", "").replace("null", "done") else "refused"
        row(flow, state, code)
    }

    @Synchronized
    fun row(flow: String, state: String, code: String) {
        val row = JSONObject()
            .put("flow", flow)
            .put("state", state)
            .put("host", "Android, native")
            .put("code", code)
        File(System.getProperty("flow.rows")!!).appendText("$row\n")
    }
}
