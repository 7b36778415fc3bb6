import { useState } from 'react';
import { ShareButton } from '../../features/share/ShareSheet.tsx';
import { useShareContent } from '../../features/share/share-content.ts';
import { useAct } from '../../features/act/use-act.ts';
import { dislike, notInterested } from '../../features/video/hidden-videos.ts';
import { areCaptionsWanted, isMuted, showsCaptions } from '../../features/video/sound.ts';
import type { VideoRow } from '../../features/video/use-videos.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import {
  captionsIcon,
  captionsOffIcon,
  flagIcon,
  hideIcon,
  moreIcon,
  soundIcon,
  soundOffIcon,
} from '../../ui/icons.ts';
import { Sheet, SheetRow } from '../../ui/layer/Sheet.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import layout from '../../ui/style/layout.module.css';
import { ReportVideoSheet } from './ReportVideoSheet.tsx';

interface PlayerActionsProps {
  row: VideoRow;
  isSilent: boolean;
}

/** Sound, captions, sharing, and what the viewer thinks of the video in view. */
export function PlayerActions({ row: { item: video }, isSilent }: PlayerActionsProps) {
  const text = useText();
  const pick = usePickLocale();
  const muted = useAtom(isMuted);
  const hasCaptions = showsCaptions(useAtom(areCaptionsWanted), isSilent);
  const [sheet, setSheet] = useState<'none' | 'more' | 'report'>('none');
  const { send } = useAct(notInterested);
  const close = (): void => setSheet('none');
  const { title, previewImageUrl, contentId } = video;
  const share = useShareContent(
    { shareContent: title, shareImgUrl: { 'id-ID': previewImageUrl } },
    pick(title) ?? '',
    paths.playVideo({ id: contentId }),
  );
  return (
    <>
      <span className={layout['fill']} />
      {video.hasSound && (
        <IconButton
          icon={muted ? soundOffIcon : soundIcon}
          label={text(muted ? 'video.soundOn' : 'video.soundOff')}
          onClick={() => isMuted.set(!muted)}
        />
      )}
      {video.captions.length > 0 && (
        <IconButton
          icon={hasCaptions ? captionsIcon : captionsOffIcon}
          label={text(hasCaptions ? 'video.captionsOff' : 'video.captionsOn')}
          onClick={() => areCaptionsWanted.set(!hasCaptions)}
        />
      )}
      <ShareButton content={share} />
      <IconButton icon={moreIcon} label={text('video.more')} onClick={() => setSheet('more')} />
      <Sheet
        isOpen={sheet === 'more'}
        onClose={close}
        title={text('video.more')}
        closeLabel={text('common.close')}
      >
        <ul>
          <SheetRow
            icon={hideIcon}
            label={text('video.notInterested')}
            onSelect={() => {
              close();
              void send(dislike(contentId));
            }}
          />
          <SheetRow
            icon={flagIcon}
            label={text('video.report')}
            onSelect={() => setSheet('report')}
          />
        </ul>
      </Sheet>
      <ReportVideoSheet
        key={contentId}
        isOpen={sheet === 'report'}
        contentId={contentId}
        onClose={close}
      />
    </>
  );
}
