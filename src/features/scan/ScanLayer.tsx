/**
 * The scanning screen: the camera, its failures each with a next step, and the result. Spec
 * merchant 2 "scan (QR camera) popup". Loaded by `use-scan.tsx`.
 */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { isLoggedIn, session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { Button } from '../../ui/Button.tsx';
import { FullLayer } from '../../ui/layer/FullLayer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { torchIcon, torchOnIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { needsLogin } from '../links/member-routes.ts';
import { openMenu } from '../ordering/open-menu.ts';
import { host } from '#host';
import { needsCamera, noScan, scanFlow, type Take } from './flow.ts';
import { ScanPanel } from './ScanPanel.tsx';
import { type Torch, useCamera } from './use-camera.ts';
import './behind-page.css';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './ScanLayer.module.css';

/** Written so that it does not look like the start of a comment. */
const anyPicture = 'image/\u002a';

interface ScanLayerProps {
  onClose: () => void;
  take?: Take | undefined;
}

export function ScanLayer({ onClose, take }: ScanLayerProps) {
  const text = useText();
  const navigate = useNavigate();
  const [state, act] = useReducer(scanFlow, noScan);
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { torch } = useCamera(state, act, video);
  const { step } = state;
  const isBehindPage = host.can.scan && needsCamera(state);
  useClearPage(isBehindPage);

  const takes = useEffectEvent((search: string) => take?.(search) ?? false);
  const done = step.name === 'done' ? step.target : undefined;
  useEffect(() => {
    if (!done) return;
    if ('vibrate' in navigator) navigator.vibrate(40);
    onClose();
    if (done.kind === 'menu') {
      const { place } = done;
      if (!takes(`?${new URLSearchParams({ qrCodeId: place.qrCodeId }).toString()}`))
        void openMenu(place);
      return;
    }
    const { to } = done;
    if (takes(to.search)) return;
    afterOverlays(() => {
      if (needsLogin(to.pathname) && !isLoggedIn())
        session.require('scan', { kind: 'open-route', to });
      else void navigate(to);
    });
  }, [done, navigate, onClose]);

  function onPick(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    if (file) act({ type: 'pick', file });
    // The same picture may be chosen again.
    // oxlint-disable-next-line no-param-reassign
    event.target.value = '';
  }

  function openOutside(url: string): void {
    host.openExternal(url).then(onClose, (error: unknown) => {
      reportProblem('scan.openExternal', error);
      toast(text('scan.openFailed'));
    });
  }

  function openSettings(): void {
    host.openSettings().catch((error: unknown) => {
      reportProblem('scan.settings', error);
      toast(text('scan.settingsFailed'));
    });
  }

  return (
    <FullLayer
      title={text('scan.title')}
      backLabel={text('common.back')}
      onBack={onClose}
      isClear={isBehindPage}
      tool={torch && step.name === 'looking' && <TorchButton torch={torch} />}
      footer={
        <Button variant="secondary" wide onClick={() => picker.current?.click()}>
          {text('scan.choosePicture')}
        </Button>
      }
    >
      <div
        className={classes(layout['stack'], box['anchor'], box['rest'], css['stage'])}
        data-clear={isBehindPage || undefined}
      >
        <video
          className={classes(layout['cover'], layout['overlay'], css['video'])}
          ref={video}
          data-on={(step.name === 'looking' && !isBehindPage) || undefined}
          muted
          playsInline
          aria-hidden="true"
          tabIndex={-1}
        />
        {step.name === 'looking' && (
          <div className={css['window']} aria-hidden="true">
            <span className={css['line']} />
          </div>
        )}
        <ScanPanel
          step={step}
          act={act}
          onChoosePicture={() => picker.current?.click()}
          onOpenOutside={openOutside}
          onOpenSettings={openSettings}
        />
      </div>
      <input
        ref={picker}
        type="file"
        accept={anyPicture}
        hidden
        aria-label={text('scan.choosePicture')}
        onChange={onPick}
      />
    </FullLayer>
  );
}

function TorchButton({ torch }: { torch: NonNullable<Torch> }) {
  const text = useText();
  const [isOn, setIsOn] = useState(false);
  return (
    <IconButton
      icon={isOn ? torchOnIcon : torchIcon}
      label={text(isOn ? 'scan.torchOff' : 'scan.torchOn')}
      onClick={() => {
        torch(!isOn).then(
          () => setIsOn(!isOn),
          (error: unknown) => {
            reportProblem('scan.torch', error);
            toast(text('scan.torchFailed'));
          },
        );
      }}
    />
  );
}

/** The phone's camera shows behind the web view: all of the page but the layer makes way for it. */
function useClearPage(isClear: boolean): void {
  useLayoutEffect(() => {
    if (!isClear) return undefined;
    const root = document.documentElement;
    root.dataset['camera'] = 'behind';
    return () => {
      delete root.dataset['camera'];
    };
  }, [isClear]);
}
