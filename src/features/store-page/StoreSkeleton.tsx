import type { StoreEntry } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { CoverSkeleton } from '../../ui/picture/CoverSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import head from './StoreHead.module.css';
import css from './StoreSkeleton.module.css';

interface StoreSkeletonProps {
  known: StoreEntry | undefined;
  /** On unmount: whether the heading or the page had the focus. */
  onGone: (hadReader: boolean) => void;
}

/** Skeleton of the page, with the name and cover that a list has already loaded. */
export function StoreSkeleton({ known, onGone }: StoreSkeletonProps) {
  const text = useText();
  const cover = known && { src: known.storeImageUrl, background: known.backgroundColor };
  return (
    <CoverSkeleton label={text('merchant.loading')} cover={cover} onGone={onGone}>
      <div className={classes(head['head'], css['head'])}>
        {known ? (
          <h1 className={head['name']} tabIndex={-1}>
            {known.storeName}
          </h1>
        ) : (
          <Skeleton width="70%" height={25} />
        )}
        <Skeleton width="55%" height={16} />
        <Skeleton width="40%" height={16} />
        <Skeleton width="100%" height={30} />
      </div>
      <div className={css['services']}>
        <Skeleton width="100%" height={104} radius={12} />
        <Skeleton width="100%" height={104} radius={12} />
      </div>
      <div className={css['list']}>
        <Skeleton width="35%" height={22} />
        <Skeleton width="100%" height={118} radius={12} />
        <Skeleton width="100%" height={118} radius={12} />
        <Skeleton width="100%" height={118} radius={12} />
      </div>
    </CoverSkeleton>
  );
}
