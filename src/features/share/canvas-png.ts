/** A PNG of what is drawn. Rejects when the browser cannot make it. */
export async function drawnPng(
  size: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  draw(pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('no picture was made'))),
      'image/png',
    );
  });
}
