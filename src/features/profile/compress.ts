/** Compression of the avatar. Spec home 9. Pure; the encoder is injected. */

/** Spec home 5: 20 MB. */
export const maxAvatarBytes = 20_971_520;
/** Spec home 9. */
export const maxAvatarSidePx = 800;

/** Spec home 9: from 0.6 down by 0.1 to 0.2. Written out: 0.6 - 0.1 - 0.1 is not 0.4. */
export const qualities = [0.6, 0.5, 0.4, 0.3, 0.2];

/** The first quality that fits, else undefined: the 'image size exceeds' of spec home 5. */
export async function compressed<Picture extends { size: number }>(
  encode: (quality: number) => Promise<Picture>,
): Promise<Picture | undefined> {
  for (const quality of qualities) {
    const picture = await encode(quality);
    if (picture.size <= maxAvatarBytes) return picture;
  }
  return undefined;
}
