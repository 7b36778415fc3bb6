import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { text } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import type { Destination } from '../links/link-target.ts';
import { openOutside } from '../links/open-outside.ts';
import type { LinkSource } from '../links/resolve-link.ts';
import { isPlainClick, useGo } from './Link.tsx';
import { type LinkCheck, loadLinkCheck, useLinkCheck } from './link-check.ts';

interface TargetLinkProps {
  className: string | undefined;
  /** The address as the server gave it. */
  raw: string | undefined;
  source: LinkSource;
  adTrace?: string | null | undefined;
  /** Names the part in reports. */
  where: string;
  /** Spec home 5: a visitor logs in first. */
  requiredLogin?: boolean;
  onTap?: () => void;
  children: ReactNode;
}

/** While the check is on its way only the last tap counts: each would open its page. */
let taps = 0;

/**
 * Leads to an address that the server sent. It is parsed once, when the check is there: a route of
 * ours stands in `href` and opens in the app, an external page opens outside. Anything else is reported.
 */
export function TargetLink({
  className,
  raw,
  source,
  adTrace,
  where,
  requiredLogin = false,
  onTap,
  children,
}: TargetLinkProps) {
  const go = useGo();
  const check = useLinkCheck();
  const target = useMemo(
    () => check?.destinationOf(raw, source, adTrace),
    [check, raw, source, adTrace],
  );
  const to = target?.kind === 'route' ? target.to : undefined;

  const open = (found: Destination): void => {
    switch (found.kind) {
      case 'route':
        if (requiredLogin) session.require('home banner', { kind: 'open-route', to: found.to });
        else go(found.to);
        break;
      case 'external':
        if (requiredLogin)
          session.require('home banner', { kind: 'open-external', url: found.url });
        else openOutside(found.url, where);
        break;
      case 'rejected':
        reportProblem(where, new Error(`link rejected: ${found.reason}`));
        break;
      case 'missing':
        reportProblem(where, new Error('no jump URL'));
        break;
    }
  };
  const tap = (): void => {
    onTap?.();
    if (target) {
      open(target);
      return;
    }
    taps += 1;
    const mine = taps;
    loadLinkCheck().then(
      ({ destinationOf }: LinkCheck) => {
        if (mine === taps) open(destinationOf(raw, source, adTrace));
      },
      (error: unknown) => {
        reportProblem(where, error);
        toast(text('common.partFailed'));
      },
    );
  };
  const onClick = (event: MouseEvent): void => {
    // A new tab begins as a visitor's; what needs a login begins here.
    if (to && !requiredLogin && !isPlainClick(event)) return;
    event.preventDefault();
    tap();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (to === undefined && event.key === 'Enter') tap();
  };
  return (
    <a
      className={className}
      role={to ? undefined : 'link'}
      tabIndex={0}
      href={to && to.pathname + to.search}
      draggable={false}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </a>
  );
}
