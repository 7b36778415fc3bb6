// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vGivenEnvelope } from '../shared/given-envelope.ts';
import { vLocalised } from '../shared/localised.ts';
import { vShareInfo } from '../shared/share-info.ts';
import { vTokenState } from '../shared/token-state.ts';
import type { OperationalDeliveryBody, OperationalDeliveryData } from '../types.ts';

export const vDeliveryOffer = v.object({
    code: v.string(),
    envelope: vGivenEnvelope,
    expireTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    state: vTokenState
});

export const vOperationalDeliveryData = v.object({
    offerList: v.array(vDeliveryOffer),
    pageId: v.string(),
    ruleDesc: vLocalised,
    serverTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    shareInfo: vShareInfo,
    title: vLocalised
});

/** A campaign of operations and its red envelopes. Assumption: the specs name the page only. */
export const operationalDelivery: Endpoint<OperationalDeliveryBody, OperationalDeliveryData> = {
  path: '/market/activity/operational_delivery',
  data: vOperationalDeliveryData,
};
