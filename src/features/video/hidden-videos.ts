/**
 * "Not interested", and reports of a video. Discovery 5.
 *
 * Invariant: the video leaves every list at once, and comes back when the call fails or the viewer takes
 * it back. What the server was told, it leaves out of later lists itself.
 */
import { call } from '../../api/call.ts';
import { contentFeedback } from '../../api/generated/calls/content-feedback.ts';
import type { ContentFeedbackBody, ContentId } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { atom } from '../../lib/atom.ts';
import { toast } from '../../ui/toast.ts';
import { act, perform } from '../act/act.ts';

export const hiddenVideos = atom<ReadonlySet<string>>(new Set());
/** What was taken back last: the player goes to it when it is there again. */
export const returnedVideo = atom<string | undefined>(undefined);

function hide(contentId: string): void {
  hiddenVideos.set(new Set([...hiddenVideos.get(), contentId]));
}

function show(contentId: string): void {
  returnedVideo.set(contentId);
  hiddenVideos.set(new Set([...hiddenVideos.get()].filter((id) => id !== contentId)));
}

const send = (body: ContentFeedbackBody) => call(contentFeedback, body);

const takeBack = act(send, {
  name: 'video.takeBack',
  before: ({ contentId }) => {
    show(contentId);
    return () => hide(contentId);
  },
  failed: 'video.feedbackFailed',
});

export const notInterested = act(send, {
  name: 'video.notInterested',
  before: ({ contentId }) => {
    hide(contentId);
    return () => show(contentId);
  },
  onDone: (_done, { contentId }) => {
    toast(text('video.hidden'), {
      action: {
        label: text('search.undo'),
        onSelect: () => void perform(takeBack, dislike(contentId, false)),
      },
    });
  },
  failed: 'video.feedbackFailed',
});

export const dislike = (contentId: ContentId, isGiven = true): ContentFeedbackBody => ({
  contentId,
  kind: 'NOT_INTERESTED',
  isGiven,
});

export const reportVideo = act(send, {
  name: 'video.report',
  // Not before: the sheet is about it until the report has arrived.
  onDone: (_done, { contentId }) => hide(contentId),
  done: 'video.reported',
  failed: 'video.feedbackFailed',
  shows: 'inline',
});
