import type { MenuDish } from '../../api/generated/types.ts';
import { formatCount } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { imageIcon } from '../../ui/icons.ts';
import type { GalleryImage } from '../gallery/PictureGallery.tsx';
import { MENU_PX } from './images.ts';
import { MenuList } from './MenuList.tsx';
import css from './MenuSection.module.css';

/** Limit of thumbnails; the preview shows all pictures. */
const SHOWN_COUNT = 12;

interface MenuSectionProps {
  dishes: readonly MenuDish[];
  images: readonly GalleryImage[];
  background: string;
  /** By picture key. */
  onOpen: (key: string | undefined) => void;
}

/** Merchant 2 "menu": the dishes with their prices, and the photos with count and 80x80 thumbnails. */
export function MenuSection({ dishes, images, background, onOpen }: MenuSectionProps) {
  const text = useText();
  const hasDishes = dishes.length > 0;
  return (
    <>
      {hasDishes && <MenuList dishes={dishes} background={background} onOpen={onOpen} />}
      {hasDishes && images.length > 0 && (
        <h3 className={css['title']}>
          {text('merchant.menuPhotos')}
          <span className={css['count']}>{formatCount(images.length)}</span>
        </h3>
      )}
      {images.length > 0 && <Photos images={images} background={background} onOpen={onOpen} />}
    </>
  );
}

function Photos({ images, background, onOpen }: Omit<MenuSectionProps, 'dishes'>) {
  const text = useText();
  const pick = usePickLocale();
  const rest = images.length - SHOWN_COUNT;
  return (
    <ul className={css['row']} aria-label={text('merchant.menuPhotos')}>
      {images.slice(0, SHOWN_COUNT).map(({ key, url, name }, index) => {
        const label = pick(name) ?? text('merchant.menuPhoto', { index: index + 1 });
        return (
          <li key={key}>
            <button
              type="button"
              className={css['photo']}
              aria-label={text('merchant.openPicture', { name: label })}
              onClick={() => onOpen(key)}
            >
              <Picture
                className={css['picture']}
                src={url}
                width={MENU_PX}
                height={MENU_PX}
                alt=""
                background={background}
              />
              <span className={css['name']}>{label}</span>
            </button>
          </li>
        );
      })}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className={css['photo']}
            onClick={() => onOpen(images[SHOWN_COUNT]?.key)}
          >
            <span className={css['rest']}>
              <Icon shape={imageIcon} size={20} />+{formatCount(rest)}
            </span>
            <span className={css['name']}>{text('merchant.menuAll')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
