import { expect, it } from 'vitest';
import { encodedJpeg, encodedPng } from './photo.ts';

/** One pixel: what is drawn under it shows only where nothing was. */
function canvasOf(pixel: string) {
  const shown = { pixel };
  let kept: object = {};
  const pen = {
    globalCompositeOperation: 'source-over',
    fillStyle: '#000000',
    save: () => {
      kept = { globalCompositeOperation: pen.globalCompositeOperation, fillStyle: pen.fillStyle };
    },
    restore: () => void Object.assign(pen, kept),
    resetTransform: () => undefined,
    fillRect: () => {
      const isUnder = pen.globalCompositeOperation === 'destination-over';
      if (!isUnder || shown.pixel === 'transparent') shown.pixel = pen.fillStyle;
    },
  };
  const toBlob = (done: (blob: Blob) => void, type: string): void => {
    const isBlack = type === 'image/jpeg' && shown.pixel === 'transparent';
    done(new Blob([isBlack ? '#000000' : shown.pixel], { type }));
  };
  const canvas = { width: 1, height: 1, getContext: () => pen, toBlob };
  return canvas as unknown as HTMLCanvasElement;
}

it.each([
  ['transparent', undefined, '#ffffff'],
  ['transparent', '#fff1c9', '#fff1c9'],
  ['#123456', undefined, '#123456'],
])('a %s pixel on %s is %s in a JPEG', async (pixel, ground, is) => {
  const jpeg = await encodedJpeg(canvasOf(pixel), 0.8, ground);
  expect(jpeg.type).toBe('image/jpeg');
  expect(await jpeg.text()).toBe(is);
});

it('a second encoding with less quality is the same picture', async () => {
  const canvas = canvasOf('transparent');
  await encodedJpeg(canvas, 0.8);
  expect(await (await encodedJpeg(canvas, 0.4)).text()).toBe('#ffffff');
});

it('a PNG keeps what is transparent', async () => {
  expect(await (await encodedPng(canvasOf('transparent'))).text()).toBe('transparent');
});

it('a browser that gives no file says so', async () => {
  const canvas = canvasOf('#123456');
  canvas.toBlob = (done) => done(null);
  await expect(encodedJpeg(canvas, 0.8)).rejects.toMatchObject({ problem: 'not-made' });
});
