import { useNavigate } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';

/** The `action` of a `StateBlock` that replaces the page with home. */
export function useToHome(): { label: string; onSelect: () => void } {
  const text = useText();
  const navigate = useNavigate();
  return {
    label: text('common.toHome'),
    onSelect: () => void navigate(paths.home(), { replace: true }),
  };
}
