/** Targets and minification of every build. */
import type { BuildOptions } from 'vite';

export const output = {
  // Spec home 5 and decisions "Native": iOS 15, Android WebView 87. Both run ES2021 as it is. Named
  // `chrome87`, each `?.` would be written out for one fault of Chrome 80 to 90, a spread argument in an
  // optional call, which costs 1 KB of the first load; `SPREAD_IN_OPTIONAL_CALL` of the tests excludes it.
  target: ['safari15', 'es2021'],
  cssTarget: ['safari15', 'chrome87'],
  // Smaller by 1.5 KB on the first load than the built-in minifier.
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
  },
  reportCompressedSize: false,
} satisfies BuildOptions;
