import { expect, test } from 'vitest';
import { openKept } from '../../tests/support/storage.ts';
import { storedPendingAction } from './stored-keys.ts';

test.each([
  ['a route that is none of ours', { kind: 'open-route', to: { pathname: '//evil', search: '' } }],
  ['a fragment', { kind: 'open-route', to: { pathname: '/', search: '?a#b' } }],
  ['an unknown kind', { kind: 'pay', orderId: '1' }],
  ['no action', undefined],
])('a pending action with %s is dropped', async (_name, action) => {
  await openKept(new Map([['pendingAction', JSON.stringify({ scene: 's', action, atMs: 1 })]]));
  expect(storedPendingAction.get()).toBeUndefined();
});
