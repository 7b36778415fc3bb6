import { useNavigate } from 'react-router';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useFlag } from '../../features/remote-config/use-flag.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';

/** The way on without a video: home while explore is switched off. */
export function useToExplore(): { label: string; onSelect: () => void } {
  const text = useText();
  const navigate = useNavigate();
  const toHome = useToHome();
  const isOn = useFlag('exploreTab');
  if (!isOn) return toHome;
  return {
    label: text('video.toExplore'),
    onSelect: () => void navigate(paths.exploreFeeds(), { replace: true }),
  };
}
