import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useText } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './NotFoundScreen.module.css';

/** A link is foreign text of any length: truncate what is reported. */
const maxReportedLength = 500;

/** Spec home 2: titled Not Found, with a 404 mark; an `originUrl` is reported, never opened. */
export function NotFoundScreen() {
  const text = useText();
  const back = useBackButton();
  const toHome = useToHome();
  const search = new URLSearchParams(useLocation().search);
  const originUrl = search.get('originUrl');

  useEffect(() => {
    track('page_not_found', originUrl ? { originUrl: originUrl.slice(0, maxReportedLength) } : {});
  }, [originUrl]);

  return (
    <Screen title={text('platform.notFoundTitle')} back={back}>
      <div className={classes(layout['middle'], css['middle'])}>
        <StateBlock
          picture="notFound"
          title="404"
          description={text('platform.notFoundDescription')}
          action={toHome}
        />
      </div>
    </Screen>
  );
}
