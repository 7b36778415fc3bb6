import { useText } from '../../i18n/i18n.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPolicyScreen() {
  const text = useText();
  return <LegalPage name="privacy" title={text('platform.pagePrivacy')} />;
}
