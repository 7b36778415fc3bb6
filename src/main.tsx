/** The composition root: puts the parts together and renders. Loaded by boot.ts. */
// Before every component's sheet, which overrides them; a build sees to it by itself.
import './ui/style/layout.module.css';
import './ui/style/font.module.css';
import './ui/style/surface.module.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from './api/call.ts';
import { reportEvents } from './api/generated/calls/report-events.ts';
import { App } from './app/App.tsx';
import { takeArrived } from './features/home-cards/arrived.ts';
import { applyTheme } from './features/preferences/theme.ts';
import { activateLocale } from './i18n/i18n.ts';
import { DEFAULT_LOCALE } from './i18n/locale.ts';
import { followSession } from './session/follow-session.ts';
import { startTelemetry } from './telemetry/report.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import { storedLocale } from './i18n/stored-keys.ts';
import './ui/base.css';

/** What stands around the page of a link. */
export { pageScreens } from './app/late-screens.ts';

export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  applyTheme();
  await activateLocale(storedLocale.get() ?? DEFAULT_LOCALE);
  startTelemetry((events, options) => call(reportEvents, { events }, options));
  followSession();
  await takeArrived();
  // A transition yields while it renders; otherwise the first screen is one long task.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
