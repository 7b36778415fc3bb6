import type { FavouriteStore } from '../../api/generated/types.ts';
import { useReducer, useRef } from 'react';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { areAllChosen, chosenOf, nextEdit, startEdit } from '../../features/favourite/edit-flow.ts';
import { useFavouriteList } from '../../features/favourite/use-favourite-list.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { StoreCardSkeleton } from '../../features/store-list/StoreCardSkeleton.tsx';
import { useNavigate } from 'react-router';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PullToRefresh } from '../../ui/list/PullToRefresh.tsx';
import { pencilIcon, refreshIcon } from '../../ui/icons.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { useBackDismiss } from '../../ui/layer/back-stack.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './FavoritesListScreen.module.css';
import { FavouriteRow } from './FavouriteRow.tsx';
import { useBatchCancel } from './use-batch-cancel.ts';
import { Button } from '../../ui/Button.tsx';

/** Skeleton rows: as many as fit on a phone. */
const TWO = [0, 1];

/** Favourite stores; the edit mode removes several at once. Merchant 2, 7. */
export function FavoritesListScreen() {
  const text = useText();
  const back = useBackButton();
  const navigate = useNavigate();
  const isMember = useIsLoggedIn();
  const scroller = useRef<HTMLElement>(null);
  const list = useFavouriteList(isMember);
  const { query, rows, total, takeOut } = list;
  const [edit, tell] = useReducer(nextEdit, startEdit);
  const cancel = useBatchCancel({ edit, tell, takeOut, refresh: () => void query.refetch() });
  const isEditing = edit.mode !== 'view' && rows.length > 0;
  useBackDismiss(edit.mode === 'choose', () => tell({ type: 'leave' }));

  const storeIds = rows.map(({ item }) => item.store.storeId);
  const refresh = async (): Promise<void> => {
    await query.refetch();
  };
  const row = (favourite: FavouriteStore, position: number) => (
    <FavouriteRow
      row={favourite}
      position={position}
      isEditing={isEditing}
      isChosen={chosenOf(edit).has(favourite.store.storeId)}
      onChoose={() => tell({ type: 'toggle', storeId: favourite.store.storeId })}
    />
  );
  return (
    <>
      <Screen
        scrollRef={scroller}
        header={
          <ActionBar
            title={text('platform.pageFavourites')}
            back={isEditing ? { ...back, onSelect: () => tell({ type: 'leave' }) } : back}
            actions={
              <Actions
                isEditing={isEditing}
                hasRows={rows.length > 0}
                onEdit={() => tell({ type: 'edit' })}
                onDone={() => tell({ type: 'leave' })}
                onRefresh={() => void refresh()}
              />
            }
          />
        }
      >
        {isMember && (
          <PullToRefresh
            scrollerRef={scroller}
            onRefresh={refresh}
            isDisabled={isEditing}
            pullLabel={text('home.pull')}
            releaseLabel={text('home.release')}
            busyLabel={text('home.refreshing')}
          />
        )}
        <div
          className={classes(space['pad4'], css['content'])}
          data-editing={isEditing || undefined}
        >
          {!isMember ? (
            <VisitorBlock
              scene="favourites"
              title="favourite.visitorTitle"
              note="favourite.visitorNote"
            />
          ) : (
            <>
              {rows.length > 0 && (
                <p className={css['count']}>{text('favourite.count', { count: total })}</p>
              )}
              <PagedList
                list={list}
                label={text('platform.pageFavourites')}
                scrollerRef={scroller}
                row={row}
                waiting={
                  <div
                    className={layout['stack3']}
                    role="status"
                    aria-label={text('common.loading')}
                  >
                    {TWO.map((place) => (
                      <StoreCardSkeleton key={place} />
                    ))}
                  </div>
                }
                Failure={LoadFailure}
                empty={
                  <StateBlock
                    picture="noOrders"
                    title={text('favourite.emptyTitle')}
                    description={text('favourite.emptyNote')}
                    action={{
                      label: text('favourite.explore'),
                      onSelect: () => void navigate(paths.home()),
                    }}
                  />
                }
              />
            </>
          )}
        </div>
      </Screen>
      {isEditing && (
        <BatchBar
          count={chosenOf(edit).size}
          areAllChosen={areAllChosen(edit, storeIds)}
          isBusy={edit.mode === 'working'}
          onAll={() => tell({ type: 'toggle-all', storeIds })}
          onCancel={() => tell({ type: 'ask' })}
        />
      )}
      <ConfirmSheet
        isOpen={edit.mode === 'confirm'}
        count={chosenOf(edit).size}
        onClose={() => tell({ type: 'not-now' })}
        onConfirm={cancel}
      />
    </>
  );
}

interface ActionsProps {
  isEditing: boolean;
  hasRows: boolean;
  onEdit: () => void;
  onDone: () => void;
  onRefresh: () => void;
}

/** Refresh without dragging (WCAG 2.5.7), and the switch of the edit mode. */
function Actions({ isEditing, hasRows, onEdit, onDone, onRefresh }: ActionsProps) {
  const text = useText();
  if (!hasRows) return null;
  if (isEditing)
    return (
      <button
        type="button"
        className={classes(tint['link'], layout['target'], space['pad0by3'])}
        onClick={onDone}
      >
        {text('favourite.done')}
      </button>
    );
  return (
    <>
      <IconButton icon={refreshIcon} label={text('favourite.refresh')} onClick={onRefresh} />
      <IconButton icon={pencilIcon} label={text('favourite.edit')} onClick={onEdit} />
    </>
  );
}

interface BatchBarProps {
  count: number;
  areAllChosen: boolean;
  isBusy: boolean;
  onAll: () => void;
  onCancel: () => void;
}

/** Bottom bar of the edit mode: select all or none, and remove. */
function BatchBar({ count, areAllChosen, isBusy, onAll, onCancel }: BatchBarProps) {
  const text = useText();
  return (
    <div
      className={classes(layout['flow2'], box['footBar'], css['bar'])}
      role="group"
      aria-label={text('favourite.edit')}
    >
      <Button variant="secondary" onClick={onAll} disabled={isBusy}>
        {text(areAllChosen ? 'favourite.chooseNone' : 'favourite.chooseAll')}
      </Button>
      <Button variant="danger" onClick={onCancel} disabled={count === 0} isBusy={isBusy} wide>
        {count === 0 ? text('favourite.remove') : text('favourite.removeCount', { count })}
      </Button>
    </div>
  );
}
