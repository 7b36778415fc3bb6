import type { MenuDish } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { imageIcon } from '../../ui/icons.ts';
import type { GalleryImage } from '../gallery/PictureGallery.tsx';
import { MENU_PX, imageKey } from './images.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import letters from '../../ui/style/letters.module.css';
import layout from '../../ui/style/layout.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Menu.module.css';
import { useId, useState } from 'react';
import { MoreToggle } from './MoreToggle.tsx';

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
        <h3 className={classes(font['name'], css['title'])}>
          {text('merchant.menuPhotos')}
          <span className={classes(tint['softNumbers'], font['medium'], css['count'])}>
            {formatCount(images.length)}
          </span>
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
    <ul className={classes(layout['strip'], css['row'])} aria-label={text('merchant.menuPhotos')}>
      {images.slice(0, SHOWN_COUNT).map(({ key, url, name }, index) => {
        const label = pick(name) ?? text('merchant.menuPhoto', { index: index + 1 });
        return (
          <li key={key}>
            <button
              type="button"
              className={classes(box['ownLine'], letters['start'], css['photo'])}
              aria-label={text('merchant.openPicture', { name: label })}
              onClick={() => onOpen(key)}
            >
              <Picture
                className={css['sectionPicture']}
                src={url}
                width={MENU_PX}
                height={MENU_PX}
                alt=""
                background={background}
              />
              <span
                className={classes(
                  font['clamp2'],
                  font['words'],
                  letters['size12'],
                  letters['lines13'],
                  css['sectionName'],
                )}
              >
                {label}
              </span>
            </button>
          </li>
        );
      })}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className={classes(box['ownLine'], letters['start'], css['photo'])}
            onClick={() => onOpen(images[SHOWN_COUNT]?.key)}
          >
            <span className={css['rest']}>
              <Icon shape={imageIcon} size={20} />+{formatCount(rest)}
            </span>
            <span
              className={classes(
                font['clamp2'],
                font['words'],
                letters['size12'],
                letters['lines13'],
                css['sectionName'],
              )}
            >
              {text('merchant.menuAll')}
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}

/** So many dishes are shown before "all"; one more is not worth a button. */
export const SHOWN_DISHES = 6;

interface MenuListProps {
  dishes: readonly MenuDish[];
  background: string;
  /** By picture key. */
  onOpen: (key: string | undefined) => void;
}

/** The dishes of the menu with their prices. Merchant 2 "menu". */
function MenuList({ dishes, background, onOpen }: MenuListProps) {
  const text = useText();
  const pick = usePickLocale();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = dishes.length > SHOWN_DISHES + 1;
  const shown = isLong && !isOpen ? dishes.slice(0, SHOWN_DISHES) : dishes;

  return (
    <>
      <ul className={css['list']} id={id} aria-label={text('merchant.menuDishes')}>
        {shown.map(({ name, price, imageUrl, isFavourite }, index) => {
          const dish = (
            <>
              <Picture
                className={css['picture']}
                src={imageUrl ?? undefined}
                width={MENU_PX}
                height={MENU_PX}
                alt=""
                background={background}
              />
              <span
                className={classes(
                  layout['line'],
                  space['gapHairBy2'],
                  box['shrink'],
                  css['words'],
                )}
              >
                <span className={classes(font['mediumWords'], letters['lines135'])}>
                  {pick(name)}
                </span>
                {isFavourite && (
                  <span className={classes(font['smallStrong'], layout['fixed'], css['favourite'])}>
                    {text('merchant.menuFavourite')}
                  </span>
                )}
                <span className={classes(font['price'], css['price'])}>{formatRp(price)}</span>
              </span>
            </>
          );
          return (
            // A name may come twice on a menu.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {imageUrl ? (
                <button
                  type="button"
                  className={classes(layout['row3'], layout['wide'], css['dish'])}
                  onClick={() => onOpen(imageKey(imageUrl, name))}
                >
                  {dish}
                </button>
              ) : (
                <div className={classes(layout['row3'], layout['wide'], css['dish'])}>{dish}</div>
              )}
            </li>
          );
        })}
      </ul>
      {isLong && (
        <MoreToggle
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={id}
          more={text('merchant.menuWhole', { count: formatCount(dishes.length) })}
        />
      )}
    </>
  );
}
