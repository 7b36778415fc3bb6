import { host } from '#host';
import type { ChangeEvent } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import type { IconShape } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { SheetRow } from '../../ui/layer/SheetRow.tsx';
import { cameraIcon, imageIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import css from './PhotoSourceSheet.module.css';
import type { PhotoSource, Pickers } from './photo-source.ts';

interface PhotoSourceSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  pickers: Pickers;
  /** Which way the system's camera looks at first. */
  capture: 'user' | 'environment';
  isMultiple?: boolean;
  /** What was wrong with the last try. `isDenied`: the system's settings mend it. */
  problem: { message: TextKey; isDenied: boolean } | undefined;
  /** Asking took longer than the tap counts. */
  isTapNeeded: boolean;
  state: 'ready' | 'asking' | 'reading';
  onChoose: (source: PhotoSource) => void;
  /** Never of no file. */
  onPick: (files: readonly File[]) => void;
}

/** Spec home 5: jpg or png. Only a hint to the picker: the content decides. */
const accepted = 'image/jpeg,image/png';
/**
 * Android's web view opens its camera for exactly this and for nothing narrower (tauri.md 4.4). The
 * star is escaped: with the slash it begins a comment for those who read sources with a pattern.
 */
const acceptedByCamera = 'image/\u002a';

const sources: readonly { source: PhotoSource; icon: IconShape; label: TextKey }[] = [
  { source: 'camera', icon: cameraIcon, label: 'profile.takePhoto' },
  { source: 'library', icon: imageIcon, label: 'profile.choosePhoto' },
];

/** Camera or library. Stays until it is closed, so that a failed try can be followed by another. */
export function PhotoSourceSheet(props: PhotoSourceSheetProps) {
  const { isOpen, onClose, title, pickers, problem, state, onChoose } = props;
  const text = useText();

  function onPick(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // The same file again must be heard too.
    event.target.value = '';
    if (files.length > 0) props.onPick(files);
  }

  return (
    <>
      <input
        hidden
        type="file"
        accept={acceptedByCamera}
        capture={props.capture}
        ref={pickers.camera}
        onChange={onPick}
      />
      <input
        hidden
        multiple={props.isMultiple}
        type="file"
        accept={accepted}
        ref={pickers.library}
        onChange={onPick}
      />
      <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={text('common.close')}>
        {problem && (
          <div className={css['problem']} role="alert">
            <p>{text(problem.message)}</p>
            {problem.isDenied && host.can.openSettings && (
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
        {props.isTapNeeded && (
          <p className={css['hint']} role="status">
            {text('profile.tapAgain')}
          </p>
        )}
        <ul>
          {sources.map(({ source, icon, label }) => (
            <SheetRow
              key={source}
              icon={icon}
              label={text(label)}
              disabled={state !== 'ready'}
              onSelect={() => onChoose(source)}
            />
          ))}
        </ul>
        {state === 'reading' ? (
          <Spinner label={text('profile.openingPhoto')} />
        ) : (
          <p className={css['hint']}>{text('profile.photoHint')}</p>
        )}
      </Sheet>
    </>
  );
}
