import { useState, useSyncExternalStore } from 'react';
import { Field } from '../../features/debug/Field.tsx';
import { location } from '../../features/location/location.ts';
import { storedSimulatedPosition } from '../../features/location/stored-keys.ts';
import { useText } from '../../i18n/i18n.ts';
import { storage } from '../../storage/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import { toast } from '../../ui/toast.ts';

const real = 'real';
const custom = 'custom';

/** Serialised, so that an unchanged value is an equal snapshot. */
function storedText(): string {
  const stored = storedSimulatedPosition.get();
  return stored ? `${stored.latitude}, ${stored.longitude}` : '';
}

export function PositionSection() {
  const text = useText();
  const stored = useSyncExternalStore((listener) => storage.onChange(listener), storedText);
  const known = places.find(({ latitude, longitude }) => `${latitude}, ${longitude}` === stored);
  const [isCustom, setIsCustom] = useState(stored !== '' && !known);
  const [latitude, setLatitude] = useState(isCustom ? (stored.split(', ')[0] ?? '') : '');
  const [longitude, setLongitude] = useState(isCustom ? (stored.split(', ')[1] ?? '') : '');
  const [isInvalid, setIsInvalid] = useState(false);

  function onChoose(value: string): void {
    setIsCustom(value === custom);
    setIsInvalid(false);
    if (value === real) storedSimulatedPosition.remove();
    const place = places.find(({ name }) => name === value);
    if (place) {
      storedSimulatedPosition.set({ latitude: place.latitude, longitude: place.longitude });
    }
    if (value !== custom) onSaved();
  }

  /** Home locates only once by itself. */
  function onSaved(): void {
    toast(text('platform.positionSaved'));
    void location.refresh();
  }

  function onUse(): void {
    const coordinates = parseCoordinates(latitude, longitude);
    setIsInvalid(!coordinates);
    if (!coordinates) return;
    storedSimulatedPosition.set(coordinates);
    onSaved();
  }

  return (
    <TitledCard holds="words" title={text('platform.developerPosition')}>
      <Field label={text('platform.developerPosition')}>
        {(id) => (
          <select
            id={id}
            value={isCustom ? custom : (known?.name ?? real)}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value={real}>{text('platform.positionReal')}</option>
            {places.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
            <option value={custom}>{text('platform.positionCustom')}</option>
          </select>
        )}
      </Field>
      {isCustom && (
        <>
          <div className={classes(layout['flow'], space['gap2by3'])}>
            {[
              { label: text('platform.latitude'), value: latitude, set: setLatitude },
              { label: text('platform.longitude'), value: longitude, set: setLongitude },
            ].map(({ label, value, set }) => (
              <Field key={label} label={label}>
                {(id) => (
                  <input
                    id={id}
                    inputMode="text"
                    value={value}
                    aria-invalid={isInvalid}
                    aria-describedby={isInvalid ? 'position-problem' : undefined}
                    onChange={(event) => set(event.target.value)}
                  />
                )}
              </Field>
            ))}
          </div>
          {isInvalid && (
            <p
              className={classes(tint['problem'], font['words'], space['below3'])}
              id="position-problem"
              role="alert"
            >
              {text('platform.positionInvalid')}
            </p>
          )}
          <Button variant="primary" wide onClick={onUse}>
            {text('platform.usePosition')}
          </Button>
        </>
      )}
      {stored && (
        <p className={classes(font['selectable'], tint['soft'], space['above3'])}>{stored}</p>
      )}
    </TitledCard>
  );
}

/** Simulated positions in Jakarta. Degrees, WGS 84. */
interface Place {
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
