import { expect, it } from 'vitest';
import { hostEffects } from './host-effects.ts';

it('is the table of the spec', () => {
  expect(hostEffects).toEqual({
    WEB: { hasDownloadBar: true, offersInstall: true, ownsBack: false },
    PWA: { hasDownloadBar: false, offersInstall: false, ownsBack: false },
    APP: { hasDownloadBar: false, offersInstall: false, ownsBack: true },
  });
});
