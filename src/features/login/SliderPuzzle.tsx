import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { SliderChallenge } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { draggedX, keyedX, maxX, percentOf } from './puzzle.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './Slider.module.css';

interface SliderPuzzleProps {
  challenge: SliderChallenge;
  isChecking: boolean;
  isWrong: boolean;
  /** Left edge of the piece, in pixels of the background. */
  onAnswer: (x: number) => void;
}

interface Drag {
  startX: number;
  startClientX: number;
  /** Pixels on the screen that take the piece from one end to the other. */
  travelPx: number;
}

/**
 * A picture with a gap, its piece, and a handle below. Piece and handle both follow the pointer.
 */
export function SliderPuzzle({ challenge, isChecking, isWrong, onAnswer }: SliderPuzzleProps) {
  const text = useText();
  const hintId = useId();
  const [x, setX] = useState(0);
  const [usesKeys, setUsesKeys] = useState(false);
  const [isShaking, setIsShaking] = useState(false);
  const drag = useRef<Drag | undefined>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const percent = percentOf(challenge, x);

  // Another picture starts at the left; the shake animation of the one before continues.
  const [shownId, setShownId] = useState(challenge.challengeId);
  if (shownId !== challenge.challengeId) {
    setShownId(challenge.challengeId);
    setX(0);
  }
  useEffect(() => {
    if (isWrong) setIsShaking(true);
  }, [isWrong]);

  function begin(event: PointerEvent<HTMLElement>, travelPx: number): void {
    if (isChecking || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: x, startClientX: event.clientX, travelPx };
  }

  function follow(event: PointerEvent): void {
    const now = drag.current;
    if (!now) return;
    setX(draggedX(challenge, now.startX, event.clientX - now.startClientX, now.travelPx));
  }

  function end(event: PointerEvent): void {
    const now = drag.current;
    drag.current = undefined;
    if (!now) return;
    const at = draggedX(challenge, now.startX, event.clientX - now.startClientX, now.travelPx);
    // A tap without a drag is no answer.
    if (at !== now.startX) onAnswer(at);
  }

  const following = {
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (isChecking) return;
    if (event.key === 'Enter' && x > 0) {
      event.preventDefault();
      onAnswer(x);
      return;
    }
    const next = keyedX(challenge, x, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setUsesKeys(true);
    setX(next);
  }

  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      className={classes(layout['stack3'], space['above4'], css['puzzle'])}
      data-shaking={isShaking || undefined}
      onAnimationEnd={() => setIsShaking(false)}
    >
      <div
        className={classes(box['anchor'], box['clip'], surface['sunk'])}
        ref={stage}
        style={{ aspectRatio: `${challenge.width} / ${challenge.height}` }}
      >
        <img
          className={classes(layout['cover'], css['background'])}
          src={challenge.background}
          alt=""
          draggable={false}
        />
        <img
          className={classes(css['piece'], css['grab'])}
          src={challenge.piece}
          alt=""
          draggable={false}
          style={{
            left: share(x, challenge.width),
            top: share(challenge.pieceTop, challenge.height),
            width: share(challenge.pieceWidth, challenge.width),
          }}
          onPointerDown={(event) => {
            const shownPx = stage.current?.clientWidth ?? challenge.width;
            begin(event, (shownPx * maxX(challenge)) / challenge.width);
          }}
          {...following}
        />
        {isChecking && (
          <div className={classes(layout['middle'], layout['overlay'], css['checking'])}>
            <Spinner size={32} label={text('login.sliderChecking')} />
          </div>
        )}
      </div>
      <div className={classes(box['anchor'], box['oval'], box['onSunk'], css['track'])} ref={track}>
        <div
          className={classes(
            layout['middle'],
            box['oval'],
            surface['yellow'],
            css['handle'],
            css['grab'],
          )}
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={text('login.sliderLabel')}
          aria-describedby={hintId}
          aria-disabled={isChecking}
          aria-valuemin={0}
          aria-valuemax={maxX(challenge)}
          aria-valuenow={x}
          aria-valuetext={text('login.sliderValue', { percent })}
          style={{ left: `calc((100% - var(--handle)) * ${percent / 100})` }}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            const width = track.current?.clientWidth ?? 0;
            begin(event, Math.max(1, width - (handle.current?.offsetWidth ?? 0)));
          }}
          {...following}
        >
          <Icon shape={chevronRightIcon} size={22} />
        </div>
      </div>
      <p className={usesKeys ? font['note'] : layout['hidden']} id={hintId}>
        {text('login.sliderKeys')}
      </p>
      {usesKeys && (
        <Button
          variant="secondary"
          wide
          disabled={x === 0}
          isBusy={isChecking}
          onClick={() => onAnswer(x)}
        >
          {text('login.sliderDone')}
        </Button>
      )}
    </div>
  );
}
