import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeTop } from '../../ui/layer/back-stack.ts';
import { CropLayer } from './CropLayer.tsx';

afterEach(cleanup);

test('back while the photo is cut leads to the cropper, and back again out of it', () => {
  const photo = document.createElement('canvas');
  const act = vi.fn();
  const { rerender } = render(<CropLayer photo={photo} isBusy act={act} />);
  expect(closeTop()).toBe(true);
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
  rerender(<CropLayer photo={photo} isBusy={false} act={act} />);
  expect(closeTop()).toBe(true);
  expect(act).toHaveBeenCalledTimes(2);
});
