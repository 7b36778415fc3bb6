// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vLocalised } from '../shared/localised.ts';
import type { SearchPopularBody, SearchPopularData } from '../types.ts';

export const vPopularSearch = v.object({
    iconUrl: v.string(),
    text: vLocalised
});

export const vSearchPopularData = v.object({
    popularList: v.array(vPopularSearch)
});

/** What is often searched for. */
export const searchPopular: Endpoint<SearchPopularBody, SearchPopularData> = {
  path: '/homepage/search_popular',
  data: vSearchPopularData,
  isForm: true,
};
