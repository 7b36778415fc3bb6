/**
 * What the kind of host changes, in one place (spec home 1: "The host type changes how links,
 * sharing, back-button behaviour and permissions work"). What a host can do is `host.can`; here is
 * what the product does with it.
 */
import type { HostKind } from '../../host/types.ts';

interface HostEffects {
  /** Spec home 2: the bar on top that leads to the app; 58 px high, 0 in the app. */
  hasDownloadBar: boolean;
  /** Spec home 2: the offer to install the web app. */
  offersInstall: boolean;
  /** No browser back button: Escape and the phone's back do it. */
  ownsBack: boolean;
}

export const hostEffects: Readonly<Record<HostKind, HostEffects>> = {
  WEB: { hasDownloadBar: true, offersInstall: true, ownsBack: false },
  // The installed web app is an app already.
  PWA: { hasDownloadBar: false, offersInstall: false, ownsBack: false },
  APP: { hasDownloadBar: false, offersInstall: false, ownsBack: true },
};
