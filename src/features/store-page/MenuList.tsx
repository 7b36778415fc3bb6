import { useId, useState } from 'react';
import type { MenuDish } from '../../api/generated/types.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { imageKey, MENU_PX } from './images.ts';
import css from './MenuList.module.css';
import { MoreToggle } from './MoreToggle.tsx';

/** So many dishes are shown before "all"; one more is not worth a button. */
export const SHOWN_DISHES = 6;

interface MenuListProps {
  dishes: readonly MenuDish[];
  background: string;
  /** By picture key. */
  onOpen: (key: string | undefined) => void;
}

/** The dishes of the menu with their prices. Merchant 2 "menu". */
export function MenuList({ dishes, background, onOpen }: MenuListProps) {
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
              <span className={css['words']}>
                <span className={css['name']}>{pick(name)}</span>
                {isFavourite && (
                  <span className={css['favourite']}>{text('merchant.menuFavourite')}</span>
                )}
                <span className={css['price']}>{formatRp(price)}</span>
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
                  className={css['dish']}
                  onClick={() => onOpen(imageKey(imageUrl, name))}
                >
                  {dish}
                </button>
              ) : (
                <div className={css['dish']}>{dish}</div>
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
