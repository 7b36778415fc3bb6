/** A position or its failure in the shape that both hosts answer. Spec home 4, "Location". */
import type { Position, PositionCode } from './types.ts';

/** What a geolocation interface read: degrees, and the accuracy in metres, absent or 0 when unknown. */
export interface PositionReading {
  latitude: number;
  longitude: number;
  accuracy?: number;
}

export function positionFrom({ latitude, longitude, accuracy = 0 }: PositionReading): Position {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    return positionFailure(7, 'The position is not a number');
  }
  return {
    success: true,
    code: 0,
    errorMessage: '',
    latitude,
    longitude,
    ...(accuracy > 0 && { accuracyM: accuracy }),
    isSimulated: false,
  };
}

export function positionFailure(code: PositionCode, errorMessage: string): Position {
  return { success: false, code, errorMessage, latitude: 0, longitude: 0, isSimulated: false };
}
