import { location } from '../../features/location/location.ts';
import { LocationLine } from '../../features/location/LocationLine.tsx';
import { useLocationStart } from '../../features/location/use-location.ts';
import css from './MyCouponListScreen.module.css';

interface NearLineProps {
  onRefresh: () => Promise<void>;
}

/** Where "nearest" is measured from; asks for the position where it is not known yet. */
export function NearLine({ onRefresh }: NearLineProps) {
  useLocationStart();
  return (
    <div className={css['near']}>
      <LocationLine
        isRefreshing={false}
        onRefresh={() => {
          void location.refresh();
          void onRefresh();
        }}
      />
    </div>
  );
}
