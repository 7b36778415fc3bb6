import { useNavigate } from 'react-router';
import type { ImageGroup } from '../../features/store-page/images.ts';
import type { ServiceTap } from '../../features/store-page/services.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';

interface StoreDoors {
  /** The preview at one picture, or at the first. */
  openPictures: (url: string | undefined) => void;
  openScanner: () => void;
  openMenu: (menu: ServiceTap & { kind: 'menu' }) => void;
}

/** What leads from the store's page to other parts of the app. */
export function useStoreDoors(_groups: readonly ImageGroup[]): StoreDoors {
  const text = useText();
  const navigate = useNavigate();
  return {
    openPictures: () => void navigate(paths.imagePreview()),
    openScanner: () => toast(text('common.partFailed')),
    openMenu: () => toast(text('common.partFailed')),
  };
}
