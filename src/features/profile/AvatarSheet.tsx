import { useText, type TextKey } from '../../i18n/i18n.ts';
import type { AvatarProblem } from './avatar-flow.ts';
import { PhotoSourceSheet } from '../photo/PhotoSourceSheet.tsx';
import type { Avatar } from './use-avatar.ts';

const problems: Readonly<Record<AvatarProblem, TextKey>> = {
  unsupported: 'profile.photoUnsupported',
  'too-large': 'profile.photoTooLarge',
  'too-small': 'profile.photoTooSmall',
  unreadable: 'profile.photoUnreadable',
  'permission-denied': 'profile.photoDenied',
  'permission-unknown': 'profile.photoUnknown',
  'not-made': 'profile.cropFailed',
};

/** Where the avatar comes from. Stays until there is a photo. */
export function AvatarSheet({ avatar: { state, act, pickers } }: { avatar: Avatar }) {
  const text = useText();
  const { step } = state;
  const problem = step.name === 'choosing' ? step.problem : undefined;
  return (
    <PhotoSourceSheet
      isOpen={['choosing', 'asking', 'picking', 'reading'].includes(step.name)}
      onClose={() => act({ type: 'leave' })}
      title={text('profile.changePhoto')}
      pickers={pickers}
      capture="user"
      problem={problem && { message: problems[problem], isDenied: problem === 'permission-denied' }}
      isTapNeeded={step.name === 'picking' && step.isTapNeeded}
      state={step.name === 'reading' || step.name === 'asking' ? step.name : 'ready'}
      onChoose={(source) => act({ type: 'choose', source })}
      onPick={([file]) => file && act({ type: 'pick', file })}
    />
  );
}
