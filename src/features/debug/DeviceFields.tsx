import { useSyncExternalStore } from 'react';
import {
  type Device,
  deviceChoices,
  type DeviceField,
  deviceFields,
  deviceOf,
} from '../../host/simulated/device.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import box from '../../ui/style/box.module.css';
import { changeDevice, desk, playedText } from './desk.ts';
import { Field } from './Field.tsx';

const LABELS: Readonly<Record<DeviceField, TextKey>> = {
  system: 'phone.system',
  location: 'phone.location',
  services: 'phone.services',
  position: 'phone.position',
  camera: 'phone.camera',
  lens: 'phone.lens',
  photos: 'phone.photos',
  notifications: 'phone.notifications',
  whatsApp: 'phone.whatsApp',
  share: 'phone.share',
  network: 'phone.network',
  insets: 'phone.insets',
  lastRun: 'phone.lastRun',
};

/** Fields of the simulated phone; a change takes effect at once. */
export function DeviceFields({ fields = deviceFields }: { fields?: readonly DeviceField[] }) {
  const device = deviceOf(useSyncExternalStore(desk.onChange, playedText));
  return (
    <div className={box['grid']}>
      {fields.map((field) => (
        <FieldRow key={field} field={field} device={device} />
      ))}
    </div>
  );
}

function FieldRow({ field, device }: { field: DeviceField; device: Device }) {
  const text = useText();
  return (
    <Field label={text(LABELS[field])}>
      {(id) => (
        <select
          id={id}
          value={device[field]}
          onChange={(event) => changeDevice({ [field]: event.target.value })}
        >
          {deviceChoices[field].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
