import { useText } from '../../i18n/i18n.ts';
import css from './DeveloperOptionsScreen.module.css';
import { reasonOf } from './sandbox.ts';

/** Why a call to the sandbox failed, if it did. */
export function SandboxProblem({ error }: { error: Error | null }) {
  const text = useText();
  if (!error) return null;
  return (
    <p className={css['problem']} role="alert">
      {text('platform.sandboxFailed', { reason: reasonOf(error) })}
    </p>
  );
}
