import { isBusyServer } from '../../api/errors.ts';
import type { VideoList } from '../../features/video/use-videos.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Player.module.css';
import { useToExplore } from './use-to-explore.ts';

interface TailProps {
  list: VideoList;
  onFirst: () => void;
}

/** After the last video: what is going on, or that there is no more. */
export function Tail({ list: { query, more, pages }, onFirst }: TailProps) {
  const text = useText();
  const toExplore = useToExplore();
  const { isFetching, isError, hasNextPage, error } = query;
  return (
    <div
      className={classes(
        layout['axis4'],
        layout['cover'],
        box['centre'],
        font['centred'],
        space['pad5'],
      )}
    >
      {isError && !isFetching ? (
        <>
          <p>{text(isBusyServer(error) ? 'common.busy' : 'common.moreFailed')}</p>
          <Button variant="primary" onClick={() => void (pages ? more() : query.refetch())}>
            {text('common.retry')}
          </Button>
        </>
      ) : hasNextPage || !pages ? (
        <Spinner size={32} label={text('video.loading')} />
      ) : (
        <>
          <h2 className={font['heading']}>{text('video.endTitle')}</h2>
          <p className={css['quiet']}>{text('video.endNote')}</p>
          <Button variant="primary" onClick={toExplore.onSelect}>
            {toExplore.label}
          </Button>
          <button
            type="button"
            className={classes(layout['target'], css['again'])}
            onClick={onFirst}
          >
            {text('video.fromFirst')}
          </button>
        </>
      )}
    </div>
  );
}
