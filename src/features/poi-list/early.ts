import { startCall } from '../../api/start-call.ts';
import { routeParams } from '../links/routes.ts';
import { startPoint } from '../location/start-point.ts';
import { filtersCall, firstPage, openedCategory, poiCall } from './poi-call.ts';

/** Starts the calls of a link to a category, as its page asks for them without a choice. */
export async function startPage(): Promise<void> {
  const { id } = routeParams('categoryPoiList', location.search);
  const filters = startCall(filtersCall('CATEGORY_POI_PAGE'));
  if (id === undefined) return;
  await Promise.all([filters, startCall(poiCall(openedCategory(id), firstPage(startPoint())))]);
}
