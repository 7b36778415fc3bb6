import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readPreview } from '../../features/gallery/preview.ts';
import { Viewer } from '../../features/gallery/Viewer.tsx';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { homeIcon } from '../../ui/icons.ts';

/**
 * Fullscreen pictures. Merchant 2 "Image preview". Opened by address, without pictures in the history
 * state, it redirects to the store of the address, or home.
 */
export function ImagePreviewScreen() {
  const text = useText();
  const { label, icon, onSelect } = useBackButton();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const { storeId } = useRouteParams('imagePreview');
  const navigate = useNavigate();
  const preview = readPreview(state);
  const isCold = preview === undefined;

  useEffect(() => {
    if (!isCold) return;
    void navigate(storeId ? paths.merchant({ storeId }) : paths.home(), { replace: true });
  }, [isCold, storeId, navigate]);

  // Once per entry: a second press during the navigation would leave two screens.
  const isLeaving = useRef('');
  const close = (): void => {
    if (isLeaving.current === key) return;
    isLeaving.current = key;
    onSelect();
  };
  if (!preview) return null;
  return (
    <Viewer
      key={key}
      preview={preview}
      closeLabel={icon === homeIcon ? label : text('gallery.close')}
      onClose={close}
    />
  );
}
