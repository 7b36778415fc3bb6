/**
 * Copyright holders of packages that are published without a licence text, as their manifests and
 * READMEs name them. They get the standard text of their licence; a package missing here fails the generation.
 */
const MADS = 'Mads Marquart';
const OBJC2 = 'The objc2 contributors';

const HOLDERS = {
  '@lobehub/fluent-emoji-3d': 'LobeHub; the emoji: Microsoft Corporation',
  'alloc-stdlib': 'Daniel Reiter Horn, Dropbox, Inc.',
  block2: MADS,
  cesu8: 'Eric Kidd',
  dispatch2: `${MADS}, Mary`,
  'embla-carousel': 'David Jerleke',
  jni: 'jni team',
  ndk: 'The Rust Mobile contributors',
  'ndk-context': 'The Rust Windowing contributors',
  'ndk-sys': 'The Rust Windowing contributors',
  objc2: MADS,
  'objc2-encode': MADS,
  'objc2-exception-helper': MADS,
  'rustls-platform-verifier-android': 'The rustls-platform-verifier contributors',
  selectors: 'The Servo Project Developers',
};

/** Bindings to Apple's frameworks, one crate each, from one repository. */
const BINDINGS =
  /^objc2-(?:[a-z]+-)*(?:kit|foundation|data|graphics|image|location|text|core|configuration|notifications)$/;

export function holderOf({ name }) {
  return HOLDERS[name] ?? (BINDINGS.test(name) ? OBJC2 : undefined);
}
