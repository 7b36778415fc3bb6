import { useText } from '../../i18n/i18n.ts';
import { LegalPage } from './LegalPage.tsx';

export function LoginProtocolScreen() {
  const text = useText();
  return <LegalPage name="terms" title={text('platform.pageLoginProtocol')} />;
}
