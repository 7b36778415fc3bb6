/**
 * A task on the whole view, with its own bar: back at the left, the final action at the bottom. As
 * with `Sheet` the native dialog makes the rest inert, "back" and Escape leave, and there is a fallback
 * for web views without `<dialog>`.
 */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hasDialog, keepFocusInside, useModalLayer } from './modal-layer.ts';
import { IconButton } from '../IconButton.tsx';
import { backIcon } from '../icons.ts';
import { useBackDismiss } from './back-stack.ts';
import { classes } from '../classes.ts';
import box from '../style/box.module.css';
import space from '../style/space.module.css';
import font from '../style/font.module.css';
import layout from '../style/layout.module.css';
import css from './Layers.module.css';
import screen from '../Screen.module.css';

interface FullLayerProps {
  title: string;
  backLabel: string;
  /** Gives `false` when the layer stays open. */
  onBack: () => unknown;
  children: ReactNode;
  footer: ReactNode;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** At the right end of the bar. */
  tool?: ReactNode;
  /** Transparent, so that the native view under the page shows. */
  isClear?: boolean | undefined;
}

export function FullLayer({
  title,
  backLabel,
  onBack,
  children,
  footer,
  onKeyDown,
  tool,
  isClear,
}: FullLayerProps) {
  const titleId = useId();
  const layer = useRef<HTMLElement>(null);
  useBackDismiss(true, onBack);

  // The heading tells where the user is; the first button would only tell how to leave.
  useModalLayer(layer, (element) => element?.querySelector('h2')?.focus());

  const Layer = hasDialog ? 'dialog' : 'div';
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside
    <Layer
      className={css['layer']}
      aria-labelledby={titleId}
      data-clear={isClear || undefined}
      role={hasDialog ? undefined : 'dialog'}
      aria-modal={hasDialog ? undefined : true}
      ref={(element: HTMLElement | null) => {
        layer.current = element;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        onKeyDown?.(event);
        if (!hasDialog) keepFocusInside(event, layer.current);
      }}
      onCancel={(event) => {
        // A file input inside fires "cancel" too, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack();
      }}
    >
      <header
        className={classes(layout['row'], layout['fixed'], box['tall52'], css['bar'])}
        data-tool={Boolean(tool) || undefined}
      >
        <IconButton icon={backIcon} label={backLabel} onClick={onBack} />
        <h2
          className={classes(layout['fillWords'], font['heading'], screen['title'])}
          id={titleId}
          tabIndex={-1}
        >
          {title}
        </h2>
        {tool}
      </header>
      <div className={classes(layout['stack'], box['clip'], box['rest'], css['body'])}>
        {children}
      </div>
      <footer className={classes(layout['beside'], layout['fixed'], space['pad3by5'], css['foot'])}>
        {footer}
      </footer>
    </Layer>,
    document.body,
  );
}
