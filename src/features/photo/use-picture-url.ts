import { useEffect, useState } from 'react';

/** An address for a picture that is only on this phone; given back when it is no longer shown. */
export function usePictureUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [picture]);
  return url;
}
