import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cameraIcon } from '../../ui/icons.ts';
import { Progress } from '../../ui/progress/Progress.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { AvatarState } from './avatar-flow.ts';
import { AvatarPicture } from '../../ui/picture/AvatarPicture.tsx';
import { AvatarSheet } from './AvatarSheet.tsx';
import { CropLayer } from './CropLayer.tsx';
import type { Photo } from '../photo/photo.ts';
import type { Picture } from './make-avatar.ts';
import type { Avatar } from './use-avatar.ts';
import { usePictureUrl } from '../photo/use-picture-url.ts';
import css from './AvatarField.module.css';

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
  const { state, act } = avatar;
  const { step } = state;
  const url = usePictureUrl(pictureOf(state)?.png);
  if (!canChange) {
    return (
      <div className={css['field']}>
        <AvatarPicture src={headPortrait} size={sizePx} />
      </div>
    );
  }
  return (
    <div className={css['field']}>
      <button
        type="button"
        className={css['change']}
        disabled={step.name === 'uploading'}
        onClick={() => act({ type: 'open' })}
      >
        <AvatarPicture src={url ?? headPortrait} size={sizePx} />
        <span className={css['camera']}>
          <Icon shape={cameraIcon} size={22} />
        </span>
        <VisuallyHidden>{text('profile.changePhoto')}</VisuallyHidden>
      </button>
      {step.name === 'uploading' && (
        <div className={css['below']}>
          <div className={css['bar']}>
            <Progress max={1} value={step.share} id="avatar-progress" />
          </div>
          <label htmlFor="avatar-progress" className={css['line']}>
            {text('profile.uploading', { percent: Math.floor(step.share * 100) })}
          </label>
          <Button variant="quiet" onClick={() => act({ type: 'leave' })}>
            {text('profile.cancelUpload')}
          </Button>
        </div>
      )}
      {step.name === 'failed' && (
        <div className={css['below']}>
          <p className={css['problem']} role="alert">
            {step.message || text('profile.uploadFailed')}
          </p>
          <div className={css['actions']}>
            <Button variant="secondary" onClick={() => act({ type: 'retry' })}>
              {text('common.retry')}
            </Button>
            <Button variant="quiet" onClick={() => act({ type: 'leave' })}>
              {text('profile.dropPhoto')}
            </Button>
          </div>
        </div>
      )}
      <AvatarSheet avatar={avatar} />
      {(step.name === 'cropping' || step.name === 'making') && (
        <CropLayer photo={step.photo} isBusy={step.name === 'making'} act={act} />
      )}
    </div>
  );
}

/** The picture that uploads, else the uploaded one. */
function pictureOf({ step, set }: AvatarState<Photo, Picture>): Picture | undefined {
  return step.name === 'uploading' || step.name === 'failed' ? step.picture : set?.picture;
}
