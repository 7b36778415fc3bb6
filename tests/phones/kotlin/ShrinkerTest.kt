package id.jajan.host

import android.app.Activity
import app.tauri.annotation.Command
import app.tauri.annotation.InvokeArg
import app.tauri.annotation.PermissionCallback
import app.tauri.annotation.TauriPlugin
import java.io.File
import java.lang.reflect.Modifier
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test

/**
 * What is found by its name while the app runs, and would be gone or renamed in a release: R8 keeps what
 * Tauri's own rules describe, so all of ours has to be of that description.
 */
class ShrinkerTest {
    private val rules = File(System.getProperty("tauri.rules")!!).readText().replace(Regex("\\s+"), " ")
    private val source = File(System.getProperty("host.kotlin")!!, "HostPlugin.kt").readText()

    private fun isPublic(modifiers: Int) = Modifier.isPublic(modifiers)

    @Test fun `the rules are those that this test knows`() {
        for (rule in listOf(
            "-keep @app.tauri.annotation.TauriPlugin public class * {",
            "@app.tauri.annotation.Command public <methods>;",
            "@app.tauri.annotation.PermissionCallback <methods>;",
            "public <init>(...); }",
            "-keep @app.tauri.annotation.InvokeArg public class * { *; }",
        )) assertTrue(rule, rules.contains(rule))
    }

    @Test fun `the plugin is kept, and made by its constructor`() {
        val plugin = HostPlugin::class.java
        assertTrue(isPublic(plugin.modifiers))
        assertNotNull(plugin.getAnnotation(TauriPlugin::class.java))
        assertNotNull(plugin.getConstructor(Activity::class.java))
    }

    @Test fun `each command is kept`() {
        val commands = HostPlugin::class.java.declaredMethods
            .filter { it.isAnnotationPresent(Command::class.java) }
        assertTrue(commands.size > 15)
        for (command in commands) assertTrue(command.name, isPublic(command.modifiers))
    }

    @Test fun `what a command reads its arguments into is kept`() {
        val read = Regex("parseArgs\\((\\w+)::class").findAll(source).map { it.groupValues[1] }.toSet()
        assertTrue(read.size > 5)
        for (name in read) {
            val arguments = Class.forName("id.jajan.host.$name")
            assertTrue(name, isPublic(arguments.modifiers))
            assertTrue(name, arguments.isAnnotationPresent(InvokeArg::class.java))
        }
    }

    @Test fun `whoever is called when the user has answered is kept`() {
        val called = Regex("requestPermissionForAlias\\(\"\\w+\", invoke, \"(\\w+)\"\\)")
            .findAll(source).map { it.groupValues[1] }.toList()
        assertEquals(1, called.size)
        for (name in called) {
            val callback = HostPlugin::class.java.declaredMethods.single { it.name == name }
            assertTrue(name, callback.isAnnotationPresent(PermissionCallback::class.java))
        }
    }
}
