import { Icon } from '../Icon.tsx';
import { Picture } from './Picture.tsx';
import { accountIcon } from '../icons.ts';
import css from './AvatarPicture.module.css';

interface AvatarPictureProps {
  /** Address on the image host or on this phone; undefined or empty: none yet. */
  src: string | undefined;
  /** CSS pixels. */
  size: number;
}

/** Round, and decoration: the name is beside it, or the button around it says what it does. */
export function AvatarPicture({ src, size }: AvatarPictureProps) {
  return (
    <span className={css['round']} style={{ width: size, height: size }}>
      {src ? (
        <Picture src={src} width={size} height={size} alt="" priority="high" />
      ) : (
        <Icon shape={accountIcon} size={Math.round(size / 2)} />
      )}
    </span>
  );
}
