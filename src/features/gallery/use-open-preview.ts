import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { type Preview, withThumbnails } from './preview.ts';

/**
 * Opens the image preview over the current screen. `storeId`: the redirect target when its address is
 * opened without history state, for example a copied one.
 */
export function useOpenPreview(): (preview: Preview, storeId?: string) => void {
  const navigate = useNavigate();
  return (preview, storeId) =>
    void navigate(paths.imagePreview({ storeId }), {
      state: { preview: withThumbnails(preview, document.images) },
    });
}
