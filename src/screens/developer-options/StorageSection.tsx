import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { storage } from '../../storage/storage.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { trashIcon } from '../../ui/icons.ts';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import box from '../../ui/style/box.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './DeveloperOptionsScreen.module.css';

/** Stored keys and their sizes; never the values, which may contain tokens. */
export function StorageSection() {
  const text = useText();
  const [, setChanges] = useState(0);
  const sizes = [...storage.sizes()].sort(([a], [b]) => a.localeCompare(b));

  return (
    <TitledCard holds="words" title={text('platform.developerStorage')}>
      {sizes.length === 0 ? (
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>
          {text('platform.storageEmpty')}
        </p>
      ) : (
        <ul className={box['divided']}>
          {sizes.map(([key, length]) => (
            <li
              key={key}
              className={classes(layout['line'], space['gap0by2'], box['tall48'], css['stored'])}
            >
              <code>{key}</code>
              <span className={css['size']}>{text('platform.storageSize', { count: length })}</span>
              <IconButton
                icon={trashIcon}
                label={text('platform.removeKey', { key })}
                onClick={() => {
                  storage.remove(key);
                  setChanges((count) => count + 1);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
