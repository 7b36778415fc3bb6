import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { tokenView } from '../../api/generated/calls/token-view.ts';
import { queryClient } from '../../api/query.ts';
import { routeParams } from '../links/routes.ts';
import { claimOf, giftAddress, refreshGifts } from './gift-queries.ts';

test('an answer of before the change does not stay, though it was the first one', async () => {
  const { promise: before, resolve: answer } = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(before).mockResolvedValue('mine');
  const queryKey = [tokenView.path, { token: 'a' }, 'U1'];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  refreshGifts();
  answer('claimable');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('mine'));
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test.each([
  ['?token=0a1b', { token: '0a1b' }],
  ['?code=JAJAN10', { code: 'JAJAN10' }],
  ['?id=G1', { id: 'G1' }],
  ['?token=&code=A1', { code: 'A1' }],
  ['?token=0a&code=A1', { token: '0a' }],
  ['', undefined],
  ['?token=', undefined],
])('the address %s', (search, address) => {
  expect(giftAddress(routeParams('receiveRedEnvelope', search))).toEqual(address);
});

test('what one has already is not claimed', () => {
  expect(claimOf({ id: 'X1' })).toBeUndefined();
  expect(claimOf({ code: 'JAJAN10' })).toEqual({ code: 'JAJAN10' });
});
