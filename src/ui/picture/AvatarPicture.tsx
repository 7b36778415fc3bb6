import { Icon } from '../Icon.tsx';
import { Picture } from './Picture.tsx';
import { accountIcon } from '../icons.ts';
import { isPicture } from './picture-url.ts';
import { classes } from '../classes.ts';
import layout from '../style/layout.module.css';
import css from './Frames.module.css';

interface AvatarPictureProps {
  /** URL on the image host or of a local blob; undefined or empty: none yet. */
  src: string | undefined;
  /** CSS pixels. */
  size: number;
}

/** Round and decorative: the name is beside it, or it is inside a labelled button. */
export function AvatarPicture({ src, size }: AvatarPictureProps) {
  return (
    <span className={classes(layout['middle'], css['round'])} style={{ width: size, height: size }}>
      {isPicture(src) ? (
        <Picture src={src} width={size} height={size} alt="" priority="high" />
      ) : (
        <Icon shape={accountIcon} size={Math.round(size / 2)} />
      )}
    </span>
  );
}
