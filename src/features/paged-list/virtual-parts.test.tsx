import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VirtualList } from './virtual-parts.tsx';

afterEach(cleanup);

it('answers to a finger while it scrolls, and keeps its size', () => {
  // As virtua asks for it until 150 ms after a scroll.
  render(
    <VirtualList style={{ height: 900, pointerEvents: 'none' }}>
      <li>row</li>
    </VirtualList>,
  );
  const { style } = screen.getByRole('list');
  expect(style.pointerEvents).toBe('');
  expect(style.height).toBe('900px');
});
