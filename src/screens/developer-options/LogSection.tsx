import { useEffect, useState } from 'react';
import { host } from '#host';
import {
  clearLog,
  failureText,
  logText,
  merged,
  readNative,
  timeOf,
} from '../../features/log/log.ts';
import { followTelemetry, pageLines } from '../../features/log/page-log.ts';
import { HostError } from '../../host/errors.ts';
import type { NativeLog } from '../../host/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { toast } from '../../ui/toast.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './DeveloperOptionsScreen.module.css';

const shownMax = 50;
const nothing: NativeLog = { lines: [], lastFailure: null };

/** The log of both halves, newest first; how the last run ended, when it failed. */
export function LogSection() {
  const text = useText();
  const page = useAtom(pageLines);
  const [native, setNative] = useState(nothing);
  const lines = merged(native.lines, page);
  const { lastFailure } = native;

  useEffect(() => {
    let isShown = true;
    followTelemetry();
    readNative().then(
      (read) => isShown && setNative(read),
      (error: unknown) => isShown && tellFailed(error),
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  function tellFailed(error: unknown): void {
    const reason = error instanceof HostError ? `${error.code} ${error.message}` : String(error);
    toast(text('developer.logFailed', { reason }));
  }

  async function give(way: (log: string) => Promise<unknown>): Promise<void> {
    try {
      const { lines: now } = await readNative();
      await way(await logText(merged(now, pageLines.get()), lastFailure));
    } catch (error) {
      tellFailed(error);
    }
  }

  async function copy(log: string): Promise<void> {
    await host.copyText(log);
    toast(text('developer.logCopied'));
  }

  async function clear(): Promise<void> {
    await clearLog();
    setNative({ lines: [], lastFailure });
  }

  return (
    <TitledCard holds="words" title={text('developer.log')}>
      {lastFailure && (
        <div className={classes(tint['problem'], font['words'], space['below3'])} role="alert">
          <p>
            {text(
              lastFailure.kind === 'unfinished'
                ? 'developer.logUnfinished'
                : 'developer.logRunFailed',
            )}
          </p>
          <code
            className={classes(
              font['selectable'],
              font['words'],
              letters['size12'],
              letters['thin'],
              css['log'],
            )}
          >
            {failureText(lastFailure)}
          </code>
        </div>
      )}
      <p className={space['below3']}>{text('developer.logNote')}</p>
      <div className={classes(layout['flow'], space['gap2by3'])}>
        {host.can.shareText && (
          <Button variant="primary" onClick={() => void give((log) => host.shareText(log))}>
            {text('developer.logShare')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void give(copy)}>
          {text('developer.logCopy')}
        </Button>
        <Button variant="secondary" onClick={() => void clear()}>
          {text('developer.logClear')}
        </Button>
      </div>
      {lines.length === 0 ? (
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
          {text('developer.logNone')}
        </p>
      ) : (
        <ol className={space['above3']} aria-label={text('developer.log')}>
          {lines.slice(0, shownMax).map(({ atMs, level, text: line }, at) => (
            <li
              key={lines.length - at}
              className={classes(
                font['selectable'],
                font['words'],
                letters['size12'],
                letters['thin'],
                css['log'],
              )}
              data-level={level}
            >
              {`${timeOf(atMs).slice(11)} ${level} ${line}`}
            </li>
          ))}
        </ol>
      )}
    </TitledCard>
  );
}
