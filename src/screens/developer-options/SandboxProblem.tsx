import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import { reasonOf } from './sandbox.ts';

/** Why a call to the sandbox failed, if it did. */
export function SandboxProblem({ error }: { error: Error | null }) {
  const text = useText();
  if (!error) return null;
  return (
    <p className={classes(tint['problem'], font['words'], space['below3'])} role="alert">
      {text('platform.sandboxFailed', { reason: reasonOf(error) })}
    </p>
  );
}
