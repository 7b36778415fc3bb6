// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { AddressInfo, GetAddressBody } from '../types.ts';

export const vAddressInfo = v.object({
    city: v.string(),
    cityId: v.string(),
    country: v.string(),
    district: v.string(),
    districtId: v.string(),
    provinceId: v.string(),
    street: v.string(),
    streetId: v.string()
});

/** The address of a position. */
export const getAddressByLocation: Endpoint<GetAddressBody, AddressInfo> = {
  path: '/digital-food/address/get_address_by_location',
  data: vAddressInfo,
};
