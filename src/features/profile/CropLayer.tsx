import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  type CropView,
  type Frame,
  type Point,
  cropOf,
  dragged,
  held,
  minBoxPx,
  moved,
  startView,
  withZoomShare,
  zoomShare,
  zoomed,
} from './crop-view.ts';
import { type Photo, turned } from '../photo/photo.ts';
import type { Picture } from './make-avatar.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Avatar.module.css';

interface CropLayerProps {
  photo: Photo;
  isBusy: boolean;
  send: (event: AvatarEvent<Photo, Picture>) => void;
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
export function CropLayer({ photo, isBusy, send }: CropLayerProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [boxPx, setBoxPx] = useState(minBoxPx);
  const frame = { photo: { width: photo.width, height: photo.height }, box: boxPx };
  const [seen, setSeen] = useState<{ photo: Photo; view: CropView }>();
  // Another or a rotated photo starts centred; a resize keeps the view as far as possible.
  const view = seen?.photo === photo ? held(seen.view, frame) : startView(frame);
  const show = (next: CropView) => setSeen({ photo, view: next });

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const side = Math.min(element.clientWidth, element.clientHeight) * boxShare;
      setBoxPx(Math.max(minBoxPx, Math.floor(side)));
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
        send({ type: 'leave' });
        // While the photo is being cropped, back cancels that and the cropper stays open.
        return !isBusy;
      }}
      onKeyDown={onKeyDown}
      footer={
        <Button
          variant="primary"
          wide
          isBusy={isBusy}
          onClick={() => send({ type: 'apply', crop: cropOf(view, frame) })}
        >
          {text('profile.applyCrop')}
        </Button>
      }
    >
      <div className={classes(box['anchor'], box['clip'], box['rest'], css['stage'])} ref={stage}>
        <div
          className={css['photo']}
          ref={sheet}
          aria-hidden="true"
          style={{
            transform: `scale(${view.scale}) translate(${-view.x}px, ${-view.y}px)`,
          }}
        />
        <div className={css['window']} style={{ width: boxPx, height: boxPx }} />
      </div>
      <div className={css['tools']}>
        <p className={classes(tint['soft'], font['centred'])}>{text('profile.cropHint')}</p>
        <label className={classes(layout['line'], font['medium'], space['gap0by3'], css['zoom'])}>
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
        <div className={classes(layout['flow2'], box['centre'])}>
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
            onClick={() => send({ type: 'turn-photo', photo: turned(photo) })}
          />
        </div>
      </div>
    </FullLayer>
  );
}

/** One notch of a mouse wheel is about 100. */
const wheelZoom = 0.0015;

/** Moves and zooms the view by touch, mouse and wheel. */
function usePinch(
  stage: RefObject<HTMLElement | null>,
  view: CropView,
  frame: Frame,
  show: (view: CropView) => void,
): void {
  const now = useRef({ view, frame, show });
  useEffect(() => {
    now.current = { view, frame, show };
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();

    const pointOf = (event: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };
    const change = (next: (view: CropView, frame: Frame) => CropView) => {
      const { view, frame, show } = now.current;
      const changed = next(view, frame);
      // Two moves can arrive before React has rendered the first.
      now.current = { view: changed, frame, show };
      show(changed);
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || fingers.size === 2) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, pointOf(event));
      const after = [...fingers.values()];
      change((view, frame) => dragged(view, before, after, frame));
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const onWheel = (event: WheelEvent) => {
      // Otherwise a pinch on a trackpad zooms the page.
      event.preventDefault();
      const focus = pointOf(event);
      change((view, frame) => zoomed(view, Math.exp(-event.deltaY * wheelZoom), focus, frame));
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [stage]);
}
