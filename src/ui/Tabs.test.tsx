import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { tabPanel, Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = ['a', 'b', 'c'].map((value) => ({ value, name: value.toUpperCase() }));

function Lists() {
  const [chosen, setChosen] = useState('a');
  return (
    <>
      <Tabs id="list" label="Lists" tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <div {...tabPanel('list', chosen)}>{chosen}</div>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.queryByRole('tabpanel', { name });

test('a tap chooses, and the chosen tab labels the panel', () => {
  render(<Lists />);
  expect(panel('A')?.textContent).toBe('a');
  fireEvent.click(tab('C'));
  expect(tab('C').getAttribute('aria-selected')).toBe('true');
  expect(tab('A').getAttribute('aria-selected')).toBe('false');
  expect(panel('C')?.id).toBe(tab('C').getAttribute('aria-controls'));
});

test('arrow keys move to the next and stop at both ends; Tab leaves the row', () => {
  render(<Lists />);
  const row = screen.getByRole('tablist', { name: 'Lists' });
  fireEvent.keyDown(row, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('B'));
  expect(panel('B')).not.toBeNull();
  expect([...row.children].map((each) => (each as HTMLElement).tabIndex)).toEqual([-1, 0, -1]);
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('A'));
  expect(panel('A')).not.toBeNull();
});
