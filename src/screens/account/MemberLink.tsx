import type { ReactNode } from 'react';
import { Link } from '../../features/navigation/Link.tsx';
import type { Path } from '../../paths.ts';
import { isLoggedIn, session } from '../../session/session.ts';

interface MemberLinkProps {
  to: Path;
  className: string | undefined;
  children: ReactNode;
}

/** A link behind the login gate: a visitor logs in first and then arrives. */
export function MemberLink({ to, className, children }: MemberLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        if (isLoggedIn()) return;
        event.preventDefault();
        session.require('account', { kind: 'open-route', to });
      }}
    >
      {children}
    </Link>
  );
}
