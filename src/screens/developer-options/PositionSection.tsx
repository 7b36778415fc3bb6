import { useState, useSyncExternalStore } from 'react';
import { Field } from '../../features/debug/Field.tsx';
import { location } from '../../features/location/location.ts';
import { useText } from '../../i18n/i18n.ts';
import { storage } from '../../storage/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { toast } from '../../ui/toast.ts';
import { parseCoordinates, places } from './places.ts';
import { storedSimulatedPosition } from '../../features/location/stored-keys.ts';
import css from './DeveloperOptionsScreen.module.css';

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
          <div className={css['row']}>
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
            <p className={css['problem']} id="position-problem" role="alert">
              {text('platform.positionInvalid')}
            </p>
          )}
          <Button variant="primary" wide onClick={onUse}>
            {text('platform.usePosition')}
          </Button>
        </>
      )}
      {stored && <p className={css['note']}>{stored}</p>}
    </TitledCard>
  );
}
