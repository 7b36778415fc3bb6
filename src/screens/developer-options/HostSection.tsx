import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import css from './DeveloperOptionsScreen.module.css';

export function HostSection() {
  const text = useText();
  const locale = useLocale();
  useIsLoggedIn();
  const facts = [
    [text('platform.hostKind'), host.kind],
    [text('developer.netstate'), String(host.netstate())],
    [text('developer.locale'), locale],
    [text('developer.session'), userId() ?? text('developer.visitor')],
    [text('platform.environment'), appInfo.environment],
    [text('platform.versionCode'), appInfo.versionCode],
    [text('developer.browser'), navigator.userAgent],
    [text('platform.deviceId'), deviceId()],
  ];
  return (
    <TitledCard holds="words" title={text('platform.developerHost')}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={css['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
