// Made by `npm run gen` from src-tauri/contract; never edited.
import type { KeyedEndpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, ReportStoreBody } from '../types.ts';

/** Reports wrong data of a store. Assumption: B14 needs it, the specs have none. */
export const reportStore: KeyedEndpoint<ReportStoreBody, Done> = {
  path: '/digital-food/interaction/store/report',
  data: vDone,
  isLoginRequired: true,
  isKeyed: true,
};
