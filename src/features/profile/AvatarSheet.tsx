import { useText } from '../../i18n/i18n.ts';
import { fileProblems } from '../photo/file-problems.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';
import type { Avatar } from './use-avatar.ts';

const problems = { ...fileProblems, 'not-made': 'profile.cropFailed' } as const;

/** Where the avatar comes from. Stays open until there is a photo. */
export function AvatarSheet({ avatar: { state, act } }: { avatar: Avatar }) {
  const text = useText();
  const { step } = state;
  const problem = step.name === 'choosing' ? step.problem : undefined;
  return (
    <PhotoPicker
      isOpen={step.name === 'choosing' || step.name === 'reading'}
      onClose={() => act({ type: 'leave' })}
      title={text('profile.changePhoto')}
      capture="user"
      deniedText="profile.photoDenied"
      problem={problem && problems[problem]}
      isReading={step.name === 'reading'}
      onPick={([file]) => file && act({ type: 'pick', file })}
    />
  );
}
