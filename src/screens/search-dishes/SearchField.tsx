import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { limited } from '../../features/search/typed-text.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon, searchIcon } from '../../ui/icons.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useComposedText } from '../../ui/use-composed-text.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Search.module.css';

interface SearchFieldProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  /** A keyboard composes: the field does not have the text yet. */
  onCompose: (isComposing: boolean) => void;
  /** Of the list of suggestions, while it is shown. */
  listId: string | undefined;
  /** Id of the suggestion that the arrow keys have reached. */
  activeId: string | undefined;
  onStep: (step: 1 | -1) => void;
  onEscape: () => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The field as W3C's combobox: the focus stays in it while the arrow keys move in its list. */
export function SearchField({
  fieldRef,
  typed,
  onType,
  onCompose,
  listId,
  activeId,
  onStep,
  onEscape,
  onSubmit,
  onClear,
}: SearchFieldProps) {
  const text = useText();
  const [isComposing, setComposing] = useState(false);
  const compose = (is: boolean): void => {
    setComposing(is);
    onCompose(is);
  };
  const field = useComposedText(typed, (raw) => onType(limited(raw)));
  const onKeyDown = (event: KeyboardEvent): void => {
    // These keys are the keyboard's own while it composes.
    if (isComposing || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onStep(step);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
  };
  return (
    <form
      className={classes(
        layout['row'],
        layout['fill'],
        surface['pill'],
        box['anchor'],
        css['field'],
      )}
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon shape={searchIcon} size={20} />
      <input
        {...field}
        ref={fieldRef}
        className={classes(layout['fill'], box['tall'], box['noOutline'], css['input'])}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={text('search.field')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={text('search.hint')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onCompositionStart={() => compose(true)}
        onCompositionEnd={(event) => {
          compose(false);
          field.onCompositionEnd(event);
        }}
      />
      <span className={classes(layout['overlay'], css['ring'])} />
      {typed !== '' && (
        <IconButton icon={closeIcon} label={text('search.clear')} onClick={onClear} />
      )}
    </form>
  );
}
