import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { text } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { isPlainClick } from '../navigation/Link.tsx';
import type { BannerTarget } from './banner.ts';
import { useOpenLink } from './use-open-link.ts';
import { loadTargets, type Targets, useTargets } from './use-targets.ts';

interface TargetLinkProps {
  className: string | undefined;
  /** Names the part in reports. */
  where: string;
  targetOf: (targets: Targets) => BannerTarget;
  /** Spec home 5: a visitor logs in first. */
  requiredLogin?: boolean;
  onTap?: () => void;
  children: ReactNode;
}

/** While the check is on its way only the last tap counts: each would open its page. */
let taps = 0;

/** Leads to an address that somebody else wrote: checked, and one of ours has it in its `href`. */
export function TargetLink({
  className,
  where,
  targetOf,
  requiredLogin = false,
  onTap,
  children,
}: TargetLinkProps) {
  const open = useOpenLink();
  const targets = useTargets();
  const target = targets && targetOf(targets);
  const to = target?.kind === 'route' ? target.to : undefined;

  const follow = (found: BannerTarget): void => {
    if (requiredLogin && found.kind === 'route') {
      session.require('home banner', { kind: 'open-route', to: found.to });
    } else if (requiredLogin && found.kind === 'external') {
      session.require('home banner', { kind: 'open-external', url: found.url });
    } else {
      open(found, where);
    }
  };
  const tap = (): void => {
    onTap?.();
    if (target) {
      follow(target);
      return;
    }
    taps += 1;
    const mine = taps;
    loadTargets().then(
      (loaded) => mine === taps && follow(targetOf(loaded)),
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
