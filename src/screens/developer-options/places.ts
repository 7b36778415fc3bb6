/** Simulated positions in Jakarta. Degrees, WGS 84. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export const places: readonly Place[] = [
  { name: 'Monas', latitude: -6.1754, longitude: 106.8272 },
  { name: 'Bundaran HI', latitude: -6.195, longitude: 106.823 },
  { name: 'SCBD', latitude: -6.2254, longitude: 106.8079 },
  { name: 'Blok M', latitude: -6.2444, longitude: 106.7983 },
  { name: 'Kemang', latitude: -6.2607, longitude: 106.8138 },
  { name: 'Kota Tua', latitude: -6.1352, longitude: 106.8133 },
  { name: 'Kelapa Gading', latitude: -6.1577, longitude: 106.9081 },
  { name: 'Pluit', latitude: -6.1195, longitude: 106.7894 },
  { name: 'Puri Indah', latitude: -6.1879, longitude: 106.7339 },
  { name: 'Rawamangun', latitude: -6.1941, longitude: 106.886 },
];

/** Parses typed coordinates; accepts a decimal comma. Undefined when out of range. */
export function parseCoordinates(
  latitudeText: string,
  longitudeText: string,
): { latitude: number; longitude: number } | undefined {
  const latitude = parseDegrees(latitudeText, 90);
  const longitude = parseDegrees(longitudeText, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function parseDegrees(typed: string, limit: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text)) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
