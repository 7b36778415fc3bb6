import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { useRelease } from './sandbox.ts';
import textButton from '../../ui/TextButton.module.css';
import css from './DeveloperOptionsScreen.module.css';

/** Replies held by a `hold` fault, by path, with buttons that release them. */
export function HeldList({ held }: { held: readonly string[] }) {
  const text = useText();
  const release = useRelease();
  const paths = [...new Set(held)];
  if (paths.length === 0) return null;
  return (
    <>
      <h3 className={css['heading']}>{text('developer.held')}</h3>
      <ul>
        {paths.map((path) => (
          <li key={path} className={css['stored']}>
            <code>{path}</code>
            <span className={css['size']}>
              {text('developer.heldCount', { count: held.filter((one) => one === path).length })}
            </span>
            <button
              type="button"
              className={textButton['button']}
              aria-label={text('developer.letGoPath', { path })}
              onClick={() => release.mutate({ path })}
            >
              {text('developer.letGo')}
            </button>
          </li>
        ))}
      </ul>
      {paths.length > 1 && (
        <Button variant="secondary" wide onClick={() => release.mutate({})}>
          {text('developer.letAllGo')}
        </Button>
      )}
    </>
  );
}
