import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { startPoint } from '../location/start-point.ts';
import { EVERYWHERE } from '../store-filter/selection.ts';
import { filtersCall, firstPage, poiCall } from './poi-call.ts';

/** Starts the calls of a link to a category, as its page asks for them without a choice. */
export async function startPage(): Promise<void> {
  const { id } = routeParams('categoryPoiList', location.search);
  const scene = 'CATEGORY_POI_PAGE';
  const filters = startCall(filtersCall(scene));
  if (id === undefined) return;
  const choice = {
    scene,
    categoryId: id,
    filters: [],
    sort: 'BEST',
    regionId: EVERYWHERE,
  } as const;
  await Promise.all([filters, startCall(poiCall(choice, firstPage(startPoint())))]);
}
