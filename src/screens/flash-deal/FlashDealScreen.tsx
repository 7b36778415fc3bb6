import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useThing } from '../../features/failure/use-thing.ts';
import { openedSession } from '../../features/flash-list/flash-calls.ts';
import { useFlashList } from '../../features/flash-list/use-flash-list.ts';
import {
  type FlashHead,
  type FlashSession,
  useFlashPage,
} from '../../features/flash-list/use-flash-page.ts';
import { useAgain, useSession } from '../../features/flash-list/use-session.ts';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useLocationStart } from '../../features/location/location.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { useErrorToast } from '../../features/store-list/list-failures.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { tabPanel, Tabs } from '../../ui/Tabs.tsx';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Flash.module.css';
import { FLASH_FAILURES, FlashItems, ItemsSkeleton } from './FlashItems.tsx';
import { SessionTime, tabsOf } from './SessionTime.tsx';

export { takeArrived } from '../../features/flash-list/arrived.ts';

/** Flash deals, of `?pageId=` and `&session=`. Home 2, 4; discovery 3. */
export function FlashDealScreen() {
  const { pageId, session } = useRouteParams('flashDeal');
  return pageId ? <FlashDeal key={pageId} pageId={pageId} asked={session} /> : <Unnamed />;
}

/** Merchant 8: a link without its id is reported. There is no list of pages to choose from. */
function Unnamed() {
  const text = useText();
  useEffect(() => {
    reportProblem('flash.pageId', new Error('a link to a flash sale without its pageId'));
  }, []);
  return (
    <Screen title={text('platform.pageFlashDeal')} back={useBackButton()}>
      <None />
    </Screen>
  );
}

function None() {
  const text = useText();
  return (
    <StateBlock
      picture="nothingFound"
      title={text('flash.noneTitle')}
      description={text('flash.noneNote')}
      action={useToHome()}
    />
  );
}

interface FlashDealProps {
  pageId: string;
  /** A session of the address. */
  asked: string | undefined;
}

function FlashDeal({ pageId, asked }: FlashDealProps) {
  const text = useText();
  const pick = usePickLocale();
  const back = useBackButton();
  useLocationStart();
  const query = useFlashPage(pageId);
  const thing = useThing(query, { rows: FLASH_FAILURES });
  useErrorToast(query.error);
  const title = pick(thing.data?.title) ?? text('platform.pageFlashDeal');
  const share = useShareContent(
    thing.data && { shareContent: thing.data.title, shareImgUrl: thing.data.imageUrl },
    title,
    paths.flashDeal({ pageId, ...(asked && { session: asked }) }),
  );
  const scroller = useRef<HTMLElement>(null);
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={title} back={back} actions={<ShareButton content={share} />} />}
    >
      <Loaded thing={thing} skeleton={<Bones />}>
        {(head) =>
          head.sessions.length > 0 || asked ? (
            <Sessions {...{ pageId, asked, head, scroller }} refetch={query.refetch} />
          ) : (
            <None />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface SessionsProps extends FlashDealProps {
  head: FlashHead;
  scroller: React.RefObject<HTMLElement | null>;
  refetch: ReturnType<typeof useFlashPage>['refetch'];
}

function Sessions({ pageId, asked, head, scroller, refetch }: SessionsProps) {
  const text = useText();
  const pick = usePickLocale();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const tabs = useId();
  // It stays when another one begins: the reader's list is not replaced.
  const [first] = useState(openedSession(head.activeSession, head.sessions[0]?.sessionUniqueKey));
  const chosen = asked || first;
  const [seen, setSeen] = useState<FlashSession>();
  const session = head.sessions.find((each) => each.sessionUniqueKey === chosen);
  if (session && session !== seen) setSeen(session);

  const list = useFlashList(chosen);
  const { query } = list;
  useErrorToast(query.error);
  const askStock = (): unknown => query.refetch({ cancelRefetch: false });
  const { ask: askHead } = useAgain({ refetch });
  const { ask: askList, dueAtMs } = useAgain(query);
  const { state, onEnd } = useSession({
    session,
    told: list.pages?.[0]?.state,
    askHead,
    askList,
    askStock,
  });

  const choose = (key: string): void => {
    void navigate(paths.flashDeal({ pageId, session: key }), { replace: true });
    // The other session's list begins under the tabs, not in its middle.
    const [bar, view] = [top.current, scroller.current];
    if (!bar || !view) return;
    const above = bar.getBoundingClientRect().top - view.getBoundingClientRect().top;
    if (above < 0) view.scrollTop += above;
  };
  const ended = session ? undefined : { key: chosen, startsAt: seenTime(seen, chosen) };
  const other = head.sessions.find((each) => each.sessionUniqueKey !== chosen);
  return (
    <>
      <Picture
        className={classes(layout['wide'], css['banner'])}
        src={pick(head.imageUrl) ?? ''}
        asked={ASKED.lowBanner}
        width={360}
        height={75}
        alt=""
        priority="high"
      />
      <SessionTime
        key={`${chosen} ${session?.state}`}
        state={state}
        session={session}
        onAsk={askHead}
        onEnd={onEnd}
      />
      <div ref={top}>
        <Tabs
          id={tabs}
          label={text('flash.sessions')}
          tabs={tabsOf(head.sessions, { text, ended, chosen, state })}
          chosen={chosen}
          onChoose={choose}
        />
        <div className={classes(space['pad0by4'], css['panel'])} {...tabPanel(tabs, chosen)}>
          <FlashItems
            key={chosen}
            {...{ list, pageId, sessionUniqueKey: chosen, state, askList, dueAtMs }}
            scrollerRef={scroller}
            onOther={other && (() => choose(other.sessionUniqueKey))}
          />
        </div>
      </div>
    </>
  );
}

function seenTime(seen: FlashSession | undefined, key: string): string | undefined {
  return seen?.sessionUniqueKey === key ? seen.startsAt : undefined;
}

function Bones() {
  const text = useText();
  return (
    <div role="status" aria-label={text('flash.loading')}>
      <Skeleton width="100%" height={75} />
      <div className={classes(layout['strip'], space['pad2by4'], space['gap2'])}>
        <Skeleton width={150} height={44} radius={22} />
        <Skeleton width={130} height={44} radius={22} />
        <Skeleton width={120} height={44} radius={22} />
      </div>
      <div className={space['pad0by4']}>
        <ItemsSkeleton />
      </div>
    </div>
  );
}
