import type { StoreInfo } from '../../api/generated/types.ts';
import { usePickLocale } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import css from './FacilityList.module.css';

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
        <h3 className={css['title']}>{pick(categoryName)}</h3>
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
          <Icon shape={checkIcon} size={16} className={css['check']} />
          {pick(describeName)}
        </li>
      ))}
    </ul>
  );
}
