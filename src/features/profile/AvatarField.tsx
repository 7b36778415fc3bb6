import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cameraIcon } from '../../ui/icons.ts';
import { Progress } from '../../ui/progress/Progress.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { AvatarState } from './avatar-flow.ts';
import { AvatarPicture } from '../../ui/picture/AvatarPicture.tsx';
import { CropLayer } from './CropLayer.tsx';
import type { Photo } from '../photo/photo.ts';
import type { Picture } from './make-avatar.ts';
import type { Avatar } from './use-avatar.ts';
import { usePictureUrl } from '../photo/use-picture-url.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import css from './Avatar.module.css';
import { fileProblems } from '../photo/photo-check.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';

/** Spec home 9. */
export const sizePx = 144;

interface AvatarFieldProps {
  avatar: Avatar;
  /** As it is saved now; empty: none. */
  headPortrait: string;
  /** Spec home 6: "Avatar editing is gated by a remote feature flag." */
  canChange: boolean;
}

/** The avatar with the button to change it and the states of its upload. */
export function AvatarField({ avatar, headPortrait, canChange }: AvatarFieldProps) {
  const text = useText();
  const { state, send } = avatar;
  const { step } = state;
  const url = usePictureUrl(pictureOf(state)?.png);
  if (!canChange) {
    return (
      <div className={layout['axis3']}>
        <AvatarPicture src={headPortrait} size={sizePx} />
      </div>
    );
  }
  return (
    <div className={layout['axis3']}>
      <button
        type="button"
        className={classes(box['anchor'], box['disc'], css['change'])}
        disabled={step.name === 'uploading'}
        onClick={() => send({ type: 'open' })}
      >
        <AvatarPicture src={url ?? headPortrait} size={sizePx} />
        <span className={classes(layout['middle'], surface['yellow'], css['camera'])}>
          <Icon shape={cameraIcon} size={22} />
        </span>
        <VisuallyHidden>{text('profile.changePhoto')}</VisuallyHidden>
      </button>
      {step.name === 'uploading' && (
        <div className={classes(layout['axis2'], layout['wide'], font['centred'])}>
          <div className={css['bar']}>
            <Progress max={1} value={step.share} id="avatar-progress" />
          </div>
          <label htmlFor="avatar-progress" className={tint['soft14']}>
            {text('profile.uploading', { percent: Math.floor(step.share * 100) })}
          </label>
          <Button variant="quiet" onClick={() => send({ type: 'leave' })}>
            {text('profile.cancelUpload')}
          </Button>
        </div>
      )}
      {step.name === 'failed' && (
        <div className={classes(layout['axis2'], layout['wide'], font['centred'])}>
          <p className={tint['problem']} role="alert">
            {step.message || text('profile.uploadFailed')}
          </p>
          <div className={classes(layout['flow2'], box['centre'])}>
            <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
              {text('common.retry')}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'leave' })}>
              {text('profile.dropPhoto')}
            </Button>
          </div>
        </div>
      )}
      <AvatarSheet avatar={avatar} />
      {(step.name === 'cropping' || step.name === 'making') && (
        <CropLayer photo={step.photo} isBusy={step.name === 'making'} send={send} />
      )}
    </div>
  );
}

/** The picture that uploads, else the uploaded one. */
function pictureOf({ step, set }: AvatarState<Photo, Picture>): Picture | undefined {
  return step.name === 'uploading' || step.name === 'failed' ? step.picture : set?.picture;
}

const problems = { ...fileProblems, 'not-made': 'profile.cropFailed' } as const;

/** Where the avatar comes from. Stays open until there is a photo. */
export function AvatarSheet({ avatar: { state, send } }: { avatar: Avatar }) {
  const text = useText();
  const { step } = state;
  const problem = step.name === 'choosing' ? step.problem : undefined;
  return (
    <PhotoPicker
      isOpen={step.name === 'choosing' || step.name === 'reading'}
      onClose={() => send({ type: 'leave' })}
      title={text('profile.changePhoto')}
      capture="user"
      deniedText="profile.photoDenied"
      problem={problem && problems[problem]}
      isReading={step.name === 'reading'}
      onPick={([file]) => file && send({ type: 'pick', file })}
    />
  );
}
