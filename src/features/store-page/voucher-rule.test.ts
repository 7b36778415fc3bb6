// @vitest-environment node
import { expect, test } from 'vitest';
import type { DayPartTime } from '../../api/generated/types.ts';
import { storeTime } from '../opening-hours/store-time.ts';
import { weekSpans } from '../opening-hours/week.ts';
import { voucherRule } from './voucher-rule.ts';

const [DELIVERY, PICK_UP, DINE_IN] = [1, 2, 3];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const hours = (startTime: string, endTime: string, channelCode?: number): DayPartTime[] =>
  EVERY_DAY.map((day) => ({
    dayPartCode: String(day),
    startTime,
    endTime,
    isBusinessHours: true,
    ...(channelCode === undefined ? {} : { channelCode }),
  }));

const dayPartTimeList = [...hours('10:00', '22:00'), ...hours('10:00', '14:00', DELIVERY)];
const storeChannelList = [DELIVERY, DINE_IN].map((orderFoodType) => ({ orderFoodType }));
const rule = voucherRule({ dayPartTimeList, storeChannelList }, weekSpans(dayPartTimeList));

/** 15:00 in Jakarta, after the delivery hours. */
const at = { now: storeTime(Date.UTC(2026, 10, 21, 8), 'Asia/Jakarta'), distanceKm: undefined };

const voucherFor = (...orderFoodTypeList: number[]) => ({
  usage: { dayList: EVERY_DAY, blackoutDateList: [], validUntil: '2026-12-31', orderFoodTypeList },
  isSoldOut: false,
  purchaseCode: 0,
});

test.each([
  ['delivery only', [DELIVERY], 'service-closed'],
  ['dine-in only', [DINE_IN], undefined],
  ['both', [DELIVERY, DINE_IN], undefined],
  ['delivery, and a service that the store has not', [DELIVERY, PICK_UP], 'service-closed'],
  ['a service that the store has not', [PICK_UP], 'no-service'],
])('a voucher for %s follows the hours of that service', (_name, services, reason) => {
  const usable = rule(voucherFor(...services), at);
  expect(usable.isUsable ? undefined : usable.reason).toBe(reason);
});
