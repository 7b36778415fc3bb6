import { host } from '#host';
import type { ChangeEvent } from 'react';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { AvatarProblem, PhotoSource } from './avatar-flow.ts';
import type { Avatar } from './use-avatar.ts';
import css from './PhotoSheet.module.css';

/** Spec home 5: jpg or png. Only a hint to the picker: the content decides. */
const accepted = 'image/jpeg,image/png';
/**
 * Android's web view opens its camera for exactly this and for nothing narrower (tauri.md 4.4). The
 * star is escaped: with the slash it begins a comment for those who read sources with a pattern.
 */
const acceptedByCamera = 'image/\u002a';

const sources: readonly { source: PhotoSource; icon: IconName; label: TextKey }[] = [
  { source: 'camera', icon: 'camera', label: 'profile.takePhoto' },
  { source: 'library', icon: 'image', label: 'profile.choosePhoto' },
];

const problems: Readonly<Record<AvatarProblem, TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
  'permission-denied': 'profile.photoDenied',
  'permission-unknown': 'profile.photoUnknown',
  'crop-failed': 'profile.cropFailed',
};

/** Where the photo comes from. Stays until there is a photo, so that a failed try can be followed by another. */
export function PhotoSheet({ avatar: { state, act, pickers } }: { avatar: Avatar }) {
  const text = useText();
  const { step } = state;
  const isOpen = ['choosing', 'asking', 'picking', 'reading'].includes(step.name);
  const problem = step.name === 'choosing' ? step.problem : undefined;
  const isBusy = step.name === 'reading' || step.name === 'asking';

  function onPick(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file again must be heard too.
    event.target.value = '';
    if (file) act({ type: 'pick', file });
  }

  return (
    <>
      <input
        hidden
        type="file"
        accept={acceptedByCamera}
        capture="user"
        ref={pickers.camera}
        onChange={onPick}
      />
      <input hidden type="file" accept={accepted} ref={pickers.library} onChange={onPick} />
      <Sheet
        isOpen={isOpen}
        onClose={() => act({ type: 'leave' })}
        title={text('profile.changePhoto')}
        closeLabel={text('common.close')}
      >
        {problem && (
          <div className={css['problem']} role="alert">
            <p>{text(problems[problem])}</p>
            {problem === 'permission-denied' && host.can.openSettings && (
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
          <p className={css['hint']} role="status">
            {text('profile.tapAgain')}
          </p>
        )}
        <ul>
          {sources.map(({ source, icon, label }) => (
            <li key={source}>
              <button
                type="button"
                className={css['source']}
                disabled={isBusy}
                onClick={() => act({ type: 'choose', source })}
              >
                <Icon name={icon} />
                {text(label)}
              </button>
            </li>
          ))}
        </ul>
        {step.name === 'reading' ? (
          <Spinner label={text('profile.openingPhoto')} />
        ) : (
          <p className={css['hint']}>{text('profile.photoHint')}</p>
        )}
      </Sheet>
    </>
  );
}
