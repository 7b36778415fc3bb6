import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { useText } from '../../i18n/i18n.ts';
import { Section } from './Section.tsx';
import css from './DeveloperOptionsScreen.module.css';

export function HostSection() {
  const text = useText();
  const facts = [
    [text('platform.hostKind'), host.kind],
    [text('platform.environment'), appInfo.environment],
    [text('platform.versionCode'), appInfo.versionCode],
    [text('platform.deviceId'), deviceId()],
  ];
  return (
    <Section title={text('platform.developerHost')}>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={css['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
