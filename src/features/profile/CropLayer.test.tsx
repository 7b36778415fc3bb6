import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeTop } from '../../ui/layer/back-stack.ts';
import { CropLayer } from './CropLayer.tsx';

afterEach(cleanup);

test('back while the photo is cut leads to the cropper, and back again out of it', () => {
  const photo = document.createElement('canvas');
  const send = vi.fn();
  const { rerender } = render(<CropLayer photo={photo} isBusy send={send} />);
  expect(closeTop()).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
  rerender(<CropLayer photo={photo} isBusy={false} send={send} />);
  expect(closeTop()).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});
