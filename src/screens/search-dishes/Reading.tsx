import type { SearchReading } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon } from '../../ui/icons.ts';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Search.module.css';

interface ReadingProps {
  reading: SearchReading | undefined;
  searchText: string;
  droppedWords: readonly string[];
  onLiteral: () => void;
  onDrop: (key: string) => void;
}

/** What was searched for instead of the text, and its words that became filters or a place. */
export function Reading({ reading, searchText, droppedWords, onLiteral, onDrop }: ReadingProps) {
  const text = useText();
  const pick = usePickLocale();
  const corrected = reading?.correctedText;
  const words = reading?.words.filter(({ key }) => !droppedWords.includes(key)) ?? [];
  return (
    <>
      {corrected && (
        <p className={classes(layout['line'], space['gap0by2'])}>
          <span>{text('search.corrected', { text: corrected })}</span>
          <button
            type="button"
            className={classes(layout['target'], tint['textButton'], css['start'])}
            onClick={onLiteral}
          >
            {text('search.literally', { text: searchText })}
          </button>
        </p>
      )}
      {words.length > 0 && (
        <ul
          className={classes(layout['flow'], space['gap2'], space['below3'])}
          aria-label={text('search.words')}
        >
          {words.map(({ key, label }) => {
            const word = pick(label) ?? key;
            return (
              <li key={key}>
                <button
                  type="button"
                  className={classes(
                    layout['row1'],
                    layout['target'],
                    surface['pill'],
                    css['chip'],
                  )}
                  aria-label={text('search.dropWord', { word })}
                  onClick={() => onDrop(key)}
                >
                  {word}
                  <Icon shape={closeIcon} size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
