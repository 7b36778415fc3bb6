import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FullLayer } from '../../ui/layer/FullLayer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  rotateIcon,
} from '../../ui/icons.ts';
import type { AvatarEvent } from './avatar-flow.ts';
import {
  cropOf,
  type CropView,
  held,
  minBoxPx,
  moved,
  startView,
  withZoomShare,
  zoomed,
  zoomShare,
} from './crop-view.ts';
import { turned, type Photo } from '../photo/photo.ts';
import type { Picture } from './make-avatar.ts';
import { usePinch } from './use-pinch.ts';
import css from './CropLayer.module.css';

interface CropLayerProps {
  photo: Photo;
  isBusy: boolean;
  act: (event: AvatarEvent<Photo, Picture>) => void;
}

/** Of the stage's shorter side, so that the cut-off part stays visible around the window. */
const boxShare = 0.84;
/** CSS pixels for one press of an arrow. */
const stepPx = 16;
const zoomStep = 1.15;

const arrows = [
  { key: 'ArrowLeft', icon: chevronLeftIcon, label: 'profile.moveLeft', dx: -stepPx, dy: 0 },
  { key: 'ArrowUp', icon: chevronUpIcon, label: 'profile.moveUp', dx: 0, dy: -stepPx },
  { key: 'ArrowDown', icon: chevronDownIcon, label: 'profile.moveDown', dx: 0, dy: stepPx },
  { key: 'ArrowRight', icon: chevronRightIcon, label: 'profile.moveRight', dx: stepPx, dy: 0 },
] as const;

const centre = { x: 0, y: 0 };

/** The cropper screen. Spec home 2: a circular crop, an apply button and back. */
export function CropLayer({ photo, isBusy, act }: CropLayerProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(minBoxPx);
  const frame = { photo: { width: photo.width, height: photo.height }, box };
  const [seen, setSeen] = useState<{ photo: Photo; view: CropView }>();
  // Another or a rotated photo starts centred; a resize keeps the view as far as possible.
  const view = seen?.photo === photo ? held(seen.view, frame) : startView(frame);
  const show = (next: CropView) => setSeen({ photo, view: next });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const side = Math.min(element.clientWidth, element.clientHeight) * boxShare;
      setBox(Math.max(minBoxPx, Math.floor(side)));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    sheet.current?.replaceChildren(photo);
  }, [photo]);

  usePinch(stage, view, frame, show);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const arrow = arrows.find(({ key }) => key === event.key);
    if (arrow) show(moved(view, arrow.dx, arrow.dy, frame));
    else if (event.key === '+' || event.key === '=') show(zoomed(view, zoomStep, centre, frame));
    else if (event.key === '-') show(zoomed(view, 1 / zoomStep, centre, frame));
    else return;
    event.preventDefault();
  }

  return (
    <FullLayer
      title={text('profile.cropTitle')}
      backLabel={text('common.back')}
      onBack={() => {
        act({ type: 'leave' });
        // While the photo is being cropped, back cancels that and the cropper stays open.
        return !isBusy;
      }}
      onKeyDown={onKeyDown}
      footer={
        <Button
          variant="primary"
          wide
          isBusy={isBusy}
          onClick={() => act({ type: 'apply', crop: cropOf(view, frame) })}
        >
          {text('profile.applyCrop')}
        </Button>
      }
    >
      <div className={css['stage']} ref={stage}>
        <div
          className={css['photo']}
          ref={sheet}
          aria-hidden="true"
          style={{
            transform: `scale(${view.scale}) translate(${-view.x}px, ${-view.y}px)`,
          }}
        />
        <div className={css['window']} style={{ width: box, height: box }} />
      </div>
      <div className={css['tools']}>
        <p className={css['hint']}>{text('profile.cropHint')}</p>
        <label className={css['zoom']}>
          <span>{text('profile.zoom')}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={Math.round(zoomShare(view, frame) * 100)}
            onChange={(event) => {
              show(withZoomShare(view, Number(event.target.value) / 100, frame));
            }}
          />
        </label>
        <div className={css['buttons']}>
          {arrows.map(({ key, icon, label, dx, dy }) => (
            <IconButton
              key={key}
              icon={icon}
              label={text(label)}
              className={css['button']}
              onClick={() => show(moved(view, dx, dy, frame))}
            />
          ))}
          <IconButton
            icon={rotateIcon}
            label={text('profile.rotate')}
            className={css['button']}
            disabled={isBusy}
            onClick={() => act({ type: 'turn-photo', photo: turned(photo) })}
          />
        </div>
      </div>
    </FullLayer>
  );
}
