/** Arguments of the commands, by the names that the page gives. Public: the shrinker keeps them so. */
package id.jajan.host

import app.tauri.annotation.InvokeArg

@InvokeArg
class SecretArgs {
    var key: String = ""
    var value: String = ""
}

@InvokeArg
class WhatsAppArgs {
    var url: String = ""
}

@InvokeArg
class ShareArgs {
    var text: String = ""
    var photo: String? = null
}

@InvokeArg
class SwitchArgs {
    var isOn: Boolean = false
}

@InvokeArg
class ThemeArgs {
    var theme: String = ""
}

@InvokeArg
class LanguageArgs {
    var wanted: String? = null
}

@InvokeArg
class PhotoArgs {
    var source: String = ""
}

@InvokeArg
class PictureArgs {
    var name: String = ""
    /** Base64. */
    var png: String = ""
}

@InvokeArg
class LinkArgs {
    var id: Int = 0
    var link: String? = null
}

@InvokeArg
class UserArgs {
    var userId: String? = null
}
