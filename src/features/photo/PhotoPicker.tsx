import { host } from '#host';
import { type ChangeEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import type { IconShape } from '../../ui/Icon.tsx';
import { cameraIcon, imageIcon } from '../../ui/icons.ts';
import { Sheet, SheetRow } from '../../ui/layer/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { endPicking, lostPhoto, notePicking } from './lost-photo.ts';
import { type PhotoSource, askFor, openPicker, pickFlow } from './pick-flow.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

interface PhotoPickerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Which camera opens first. */
  capture: 'user' | 'environment';
  isMultiple?: boolean;
  /** What a denied permission prevents. */
  deniedText: TextKey;
  /** What was wrong with the file that was picked last. */
  problem?: TextKey | undefined;
  /** The picked file is being decoded. */
  isReading?: boolean;
  /** Never with an empty list. */
  onPick: (files: readonly File[]) => void;
}

/** Spec home 5: jpg or png. Only a hint to the picker: the content decides. */
const accepted = 'image/jpeg,image/png';
/**
 * Android's web view opens its camera for exactly this and for nothing narrower (tauri.md 4.4). The
 * star is escaped: with the slash it begins a comment for tools that read sources with a pattern.
 */
const acceptedByCamera = 'image/\u002a';

const sources: readonly { source: PhotoSource; icon: IconShape; label: TextKey }[] = [
  { source: 'camera', icon: cameraIcon, label: 'profile.takePhoto' },
  { source: 'library', icon: imageIcon, label: 'profile.choosePhoto' },
];

/** Camera or library, after the system's permission. Stays open for another try until it is closed. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { isOpen, onClose, isReading = false } = props;
  const text = useText();
  const [step, act] = useReducer(pickFlow, { name: 'choosing' });
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    act({ type: 'restart' });
  }

  const asked = step.name === 'asking' ? step.source : undefined;
  useEffect(() => {
    if (!asked) return undefined;
    const stopping = new AbortController();
    const work = {
      askPermission: (source: PhotoSource) => host.photoPermission(source),
      openPicker: (source: PhotoSource) => {
        const isOpened = openPicker({ library, camera }, source);
        if (isOpened) notePicking();
        return isOpened;
      },
      report: reportProblem,
    };
    void askFor(asked, work, stopping.signal, act);
    return () => stopping.abort();
  }, [asked]);

  const { onPick: take } = props;
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    lostPhoto().then(
      (file) => file && latest.current([file]),
      (error: unknown) => reportProblem('photo.lost', error),
    );
  }, []);

  function onPick(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // Otherwise picking the same file again fires no event.
    event.target.value = '';
    endPicking();
    if (files.length === 0) return;
    act({ type: 'restart' });
    props.onPick(files);
  }

  const isDenied = step.name === 'choosing' && step.problem === 'denied';
  const problem =
    step.name === 'choosing' &&
    (step.problem === undefined
      ? props.problem
      : isDenied
        ? props.deniedText
        : 'profile.photoUnknown');
  return (
    <>
      <input
        hidden
        type="file"
        accept={acceptedByCamera}
        capture={props.capture}
        ref={camera}
        onChange={onPick}
      />
      <input
        hidden
        multiple={props.isMultiple}
        type="file"
        accept={accepted}
        ref={library}
        onChange={onPick}
      />
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={props.title}
        closeLabel={text('common.close')}
      >
        {problem && (
          <div
            className={classes(
              layout['stack2'],
              tint['problem'],
              space['pad3by4'],
              box['rounded'],
              box['tops'],
              box['onChili'],
            )}
            role="alert"
          >
            <p>{text(problem)}</p>
            {isDenied && host.can.openSettings && (
              <Button
                variant="secondary"
                onClick={() => {
                  host
                    .openSettings()
                    .catch((error: unknown) => reportProblem('profile.settings', error));
                }}
              >
                {text('profile.openSettings')}
              </Button>
            )}
          </div>
        )}
        {step.name === 'picking' && step.isTapNeeded && (
          <p className={classes(tint['soft'], space['pad3by0'])} role="status">
            {text('profile.tapAgain')}
          </p>
        )}
        <ul>
          {sources.map(({ source, icon, label }) => (
            <SheetRow
              key={source}
              icon={icon}
              label={text(label)}
              disabled={step.name === 'asking' || isReading}
              onSelect={() => act({ type: 'choose', source })}
            />
          ))}
        </ul>
        {isReading ? (
          <Spinner label={text('profile.openingPhoto')} />
        ) : (
          <p className={classes(tint['soft'], space['pad3by0'])}>{text('profile.photoHint')}</p>
        )}
      </Sheet>
    </>
  );
}
