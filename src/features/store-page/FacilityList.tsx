import type { StoreInfo } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import css from './Place.module.css';

type Categories = StoreInfo['serviceFacilitiesCategoryList'];

/** Limit on the page, across all kinds; the detail page shows all. */
const SHOWN_COUNT = 8;

export function FacilityList({ categories, isFull }: { categories: Categories; isFull: boolean }) {
  const pick = usePickLocale();
  if (!isFull) {
    const all = categories.flatMap(({ serviceFacilities }) => serviceFacilities);
    return <Facilities facilities={all.slice(0, SHOWN_COUNT)} />;
  }
  return categories
    .filter(({ serviceFacilities }) => serviceFacilities.length > 0)
    .map(({ id, categoryName, serviceFacilities }) => (
      <section key={id} className={css['category']}>
        <h3 className={classes(font['note'], space['below1'])}>{pick(categoryName)}</h3>
        <Facilities facilities={serviceFacilities} />
      </section>
    ));
}

function Facilities({ facilities }: { facilities: Categories[number]['serviceFacilities'] }) {
  const pick = usePickLocale();
  return (
    <ul className={css['list']}>
      {facilities.map(({ id, describeName }) => (
        <li key={id}>
          <Icon
            shape={checkIcon}
            size={16}
            className={classes(space['aboveHair'], letters['leaf'])}
          />
          {pick(describeName)}
        </li>
      ))}
    </ul>
  );
}
