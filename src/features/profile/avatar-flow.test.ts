import { describe, expect, it } from 'vitest';
import { avatarFlow, noAvatar, type AvatarEvent, type AvatarState } from './avatar-flow.ts';

type State = AvatarState<string, string>;
type Event = AvatarEvent<string, string>;

const file = new Blob();
const crop = { left: 0, top: 0, side: 100 };
const set = { visitUrl: '/img/u/old.webp', picture: 'old' };

const at = (step: State['step'], turn = 3): State => ({ step, turn, set });
const idle = at({ name: 'idle' });
const choosing = at({ name: 'choosing' });
const reading = at({ name: 'reading', file });
const cropping = at({ name: 'cropping', photo: 'photo' });
const making = at({ name: 'making', photo: 'photo', crop });
const uploading = at({ name: 'uploading', picture: 'new', share: 0.4 });
const failed = at({ name: 'failed', picture: 'new', message: 'busy' });
const all = { idle, choosing, reading, cropping, making, uploading, failed };

/** Every transition; all other pairs must be no-ops. */
const moves: [State, Event, State['step'], number][] = [
  [idle, { type: 'open' }, { name: 'choosing' }, 4],
  [failed, { type: 'open' }, { name: 'choosing' }, 4],
  [idle, { type: 'pick', file }, { name: 'reading', file }, 4],
  [choosing, { type: 'pick', file }, { name: 'reading', file }, 4],
  [reading, { type: 'read', turn: 3, photo: 'p' }, { name: 'cropping', photo: 'p' }, 3],
  [
    reading,
    { type: 'refused', turn: 3, problem: 'unreadable' },
    { name: 'choosing', problem: 'unreadable' },
    3,
  ],
  [cropping, { type: 'turn-photo', photo: 'turned' }, { name: 'cropping', photo: 'turned' }, 3],
  [cropping, { type: 'apply', crop }, { name: 'making', photo: 'photo', crop }, 4],
  [
    making,
    { type: 'made', turn: 3, picture: 'new' },
    { name: 'uploading', picture: 'new', share: 0 },
    4,
  ],
  [
    making,
    { type: 'refused', turn: 3, problem: 'unreadable' },
    { name: 'choosing', problem: 'unreadable' },
    3,
  ],
  [
    making,
    { type: 'refused', turn: 3, problem: 'not-made' },
    { name: 'cropping', photo: 'photo' },
    3,
  ],
  [
    uploading,
    { type: 'progress', turn: 3, share: 0.7 },
    { name: 'uploading', picture: 'new', share: 0.7 },
    3,
  ],
  [
    uploading,
    { type: 'upload-failed', turn: 3, message: 'busy' },
    { name: 'failed', picture: 'new', message: 'busy' },
    3,
  ],
  [failed, { type: 'retry' }, { name: 'uploading', picture: 'new', share: 0 }, 4],
  [choosing, { type: 'leave' }, { name: 'idle' }, 4],
  [reading, { type: 'leave' }, { name: 'idle' }, 4],
  [cropping, { type: 'leave' }, { name: 'choosing' }, 4],
  [making, { type: 'leave' }, { name: 'cropping', photo: 'photo' }, 4],
  [uploading, { type: 'leave' }, { name: 'idle' }, 4],
  [failed, { type: 'leave' }, { name: 'idle' }, 4],
];

const uploaded: Event = { type: 'uploaded', turn: 3, visitUrl: '/img/u/new.webp' };

describe('avatar flow', () => {
  it.each(moves.map((move) => [move[0].step.name, move[1].type, ...move] as const))(
    '%s, %s',
    (_from, _type, state, event, step, turn) => {
      expect(avatarFlow(state, event)).toEqual({ step, turn, set });
    },
  );

  it('sets what was uploaded', () => {
    expect(avatarFlow(uploading, uploaded)).toEqual({
      step: { name: 'idle' },
      turn: 3,
      set: { visitUrl: '/img/u/new.webp', picture: 'new' },
    });
  });

  it('ignores every event that does not fit its step', () => {
    const events = new Map(
      [...moves.map(([, event]) => event), uploaded].map((each) => [each.type, each]),
    );
    for (const state of Object.values(all)) {
      for (const event of events.values()) {
        const isMove = moves.some(([from, { type }]) => from === state && type === event.type);
        if (isMove || (state === uploading && event === uploaded)) continue;
        expect.soft(avatarFlow(state, event), `${state.step.name}, ${event.type}`).toBe(state);
      }
    }
  });

  it('drops results of an older turn', () => {
    expect(avatarFlow(uploading, { ...uploaded, turn: 2 })).toBe(uploading);
    expect(avatarFlow(reading, { type: 'read', turn: 2, photo: 'other' })).toBe(reading);
  });

  it('never goes back in progress', () => {
    expect(avatarFlow(uploading, { type: 'progress', turn: 3, share: 0.2 })).toBe(uploading);
  });

  it('walks from nothing to a set avatar', () => {
    const events: Event[] = [
      { type: 'open' },
      { type: 'pick', file },
      { type: 'read', turn: 2, photo: 'p' },
      { type: 'apply', crop },
      { type: 'made', turn: 3, picture: 'pic' },
      { type: 'upload-failed', turn: 4, message: '' },
      { type: 'retry' },
      { type: 'uploaded', turn: 5, visitUrl: '/img/u/a.webp' },
    ];
    expect(events.reduce<State>(avatarFlow, noAvatar())).toEqual({
      step: { name: 'idle' },
      turn: 5,
      set: { visitUrl: '/img/u/a.webp', picture: 'pic' },
    });
  });
});
