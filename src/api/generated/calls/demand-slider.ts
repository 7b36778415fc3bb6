// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { DemandSliderBody, Done } from '../types.ts';

/** Sets when a slider is required. */
export const demandSlider: Endpoint<DemandSliderBody, Done> = {
  path: '/sandbox/slider',
  data: vDone,
};
