// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import type { CheckSliderBody, SliderData } from '../types.ts';

export const vSliderWork = v.object({
    bits: v.pipe(v.number(), v.integer(), v.minValue(0)),
    parts: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vSliderChallenge = v.object({
    background: v.string(),
    challengeId: v.string(),
    height: v.pipe(v.number(), v.integer(), v.minValue(0)),
    piece: v.string(),
    pieceTop: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pieceWidth: v.pipe(v.number(), v.integer(), v.minValue(0)),
    width: v.pipe(v.number(), v.integer(), v.minValue(0)),
    work: vSliderWork
});

export const vSliderData = v.object({
    challenge: v.nullish(vSliderChallenge),
    required: v.boolean(),
    sliderToken: v.nullish(v.string())
});

/** Whether a slider is required, with its challenge; checks the answer to one. */
export const checkSlider: Endpoint<CheckSliderBody, SliderData> = {
  path: '/account/checkSlider',
  data: vSliderData,
};
