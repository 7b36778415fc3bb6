/**
 * A sheet that comes up from the bottom over the screen.
 *
 * Invariant: while it is open nothing behind it can be reached, by finger, key or screen reader
 * (the native dialog makes the rest inert), and it can always be left: close button, mask, drag,
 * Escape, back. While it animates out it is inert. Web views without `<dialog>` (Safari before 15.4) get
 * the same markup in a `role="dialog"` with a focus trap; that part can go with those versions.
 * What does not belong here: what the sheet is about.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from '../Button.tsx';
import {
  hasDialog,
  keepFocusInside,
  useMaskGuard,
  useModalLayer,
  usePresence,
} from './modal-layer.ts';
import { IconButton } from '../IconButton.tsx';
import { backIcon, closeIcon } from '../icons.ts';
import { type CloseOverlay, useBackDismiss } from './back-stack.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { classes } from '../classes.ts';
import { Icon, type IconShape } from '../Icon.tsx';
import box from '../style/box.module.css';
import space from '../style/space.module.css';
import font from '../style/font.module.css';
import layout from '../style/layout.module.css';
import css from './Sheet.module.css';

interface SheetButton extends Omit<ButtonProps, 'children' | 'wide'> {
  /** Unique among the sheet's buttons. */
  label: string;
}

interface SheetProps {
  isOpen: boolean;
  onClose: CloseOverlay;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stay in view under the scrolling content. */
  buttons?: readonly (SheetButton | false)[];
  /** One below the other, for long labels. */
  areButtonsStacked?: boolean;
  /** To the previous step of a sheet with steps. */
  back?: { label: string; onSelect: () => void } | undefined;
}

const leaveMs = 200;

export function Sheet(props: SheetProps) {
  const presence = usePresence(props.isOpen, leaveMs);
  useBackDismiss(props.isOpen, props.onClose);
  if (presence === 'gone') return null;
  return createPortal(<SheetLayer {...props} isLeaving={presence === 'closing'} />, document.body);
}

function SheetLayer({
  isOpen,
  isLeaving,
  onClose,
  title,
  closeLabel,
  children,
  buttons,
  areButtonsStacked,
  back,
}: SheetProps & { isLeaving: boolean }) {
  const titleId = useId();
  const layer = useRef<HTMLElement>(null);
  const onMask = useMaskGuard(isOpen, onClose);
  const { panel, handlers } = useDragToClose(onClose);

  // While it animates out, what lies under it takes focus, taps and keys already.
  useModalLayer(
    layer,
    () => {
      if (!hasDialog) panel.current?.focus();
    },
    !isLeaving,
  );

  // The leaving animation starts from the offset of the drag.
  useEffect(() => {
    if (isLeaving) panel.current?.style.removeProperty('transform');
  }, [isLeaving, panel]);

  const Layer = hasDialog ? 'dialog' : 'div';
  return (
    <Layer
      className={css['layer']}
      role={hasDialog ? undefined : 'dialog'}
      aria-modal={hasDialog ? undefined : true}
      aria-labelledby={titleId}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
      // Safari before 15.5 has no `inert`.
      aria-hidden={isLeaving || undefined}
      ref={(element: HTMLElement | null) => {
        layer.current = element;
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {/* The close button does the same for those who do not tap. */}
      <div
        className={classes(layout['overlay'], css['scrim'])}
        onClick={onMask}
        aria-hidden="true"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the Tab key passes here */}
      <div
        className={classes(layout['stack'], css['panel'])}
        ref={panel}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (!hasDialog) keepFocusInside(event, panel.current);
        }}
      >
        <header
          className={classes(layout['row2'], layout['fixed'], box['anchor'], css['head'])}
          data-back={back !== undefined || undefined}
          {...handlers}
        >
          <span className={css['grabber']} aria-hidden="true" />
          {back && <IconButton icon={backIcon} label={back.label} onClick={back.onSelect} />}
          <h2 className={classes(layout['fillWords'], font['title'])} id={titleId}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={() => onClose()} />
        </header>
        <div className={css['body']}>{children}</div>
        {buttons && (
          <footer
            className={classes(
              layout['beside'],
              layout['fixed'],
              box['ruled'],
              space['pad3by5'],
              css['foot'],
            )}
            data-stacked={areButtonsStacked}
          >
            {buttons.map(
              (button) =>
                button && (
                  <Button key={button.label} {...button} wide>
                    {button.label}
                  </Button>
                ),
            )}
          </footer>
        )}
      </div>
    </Layer>
  );
}

interface SheetRowProps {
  icon: IconShape;
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** The action cannot be undone. */
  isDangerous?: boolean;
}

/** One choice on a sheet, in a `ul`. */
export function SheetRow({ icon, label, onSelect, disabled, isDangerous }: SheetRowProps) {
  return (
    <li>
      <button
        type="button"
        className={classes(layout['row3'], css['row'])}
        data-dangerous={isDangerous}
        disabled={disabled}
        onClick={onSelect}
      >
        <Icon shape={icon} />
        {label}
      </button>
    </li>
  );
}
