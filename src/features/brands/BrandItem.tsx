import type { BrandEntry } from '../../api/generated/types.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { track } from '../../telemetry/report.ts';
import { Exposed } from '../../ui/list/Exposed.tsx';
import { BrandCard } from './BrandCard.tsx';

interface BrandItemProps {
  as?: 'li' | 'div' | undefined;
  brand: BrandEntry;
  at: CardPlace;
}

/** A brand in a list. The server gives no id: name and position identify it. */
export function BrandItem({ as, brand, at }: BrandItemProps) {
  const told = { ...at, brand: brand.name };
  return (
    <Exposed
      as={as}
      id={`${at.scene} ${at.position} ${brand.name}`}
      onExposed={() => track('brand_expo', told)}
    >
      <BrandCard brand={brand} onTap={() => track('brand_card', told)} />
    </Exposed>
  );
}
