/** The call of popular searches; the boot script starts it before React is loaded. */
import { searchPopular, vPopularSearch } from '../../api/generated/calls/search-popular.ts';
import { startCall } from '../../api/start-call.ts';
import { eachOf, tolerant } from '../../api/tolerant.ts';

export const popularCall = {
  endpoint: tolerant(searchPopular, { popularList: eachOf(vPopularSearch, 'search.popular') }),
  body: {},
};

/** Starts the call of a link to the search. */
export async function startPage(): Promise<void> {
  await startCall(popularCall);
}
