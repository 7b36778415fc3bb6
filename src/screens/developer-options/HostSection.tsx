import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { deviceId } from '../../features/device/device-id.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn, userId } from '../../session/session.ts';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
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
          <div
            key={name}
            className={classes(
              layout['flow'],
              space['gap0by3'],
              space['pad2by0'],
              box['apart'],
              css['fact'],
            )}
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
