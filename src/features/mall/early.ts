import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { startPoint } from '../location/start-point.ts';
import { mallCall, mallsCall, mallStoresCall, mallVouchersCall } from './mall-calls.ts';

/** Starts the call of a link to all malls. */
export async function startMalls(): Promise<void> {
  await startCall(mallsCall({ pageNo: 1, queryId: '', point: startPoint() }));
}

/** Starts the calls of a link to a mall; without one all malls stand there to choose from. */
export async function startMall(): Promise<void> {
  const { id, floor, words } = routeParams('mall', location.search);
  if (id === undefined) {
    await startMalls();
    return;
  }
  const point = startPoint();
  const calls: Promise<unknown>[] = [
    startCall(mallCall(id, point)),
    startCall(mallVouchersCall(id)),
  ];
  // Which floors it has is not known yet.
  if (!floor && !words)
    calls.push(
      startCall(mallStoresCall({ mallId: id, floorId: '', keyword: '' }, { pageNo: 1, point })),
    );
  await Promise.all(calls);
}
