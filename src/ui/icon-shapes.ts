/**
 * The drawings of the icon set on a 24 x 24 grid, stroke 1.8, round ends, one path each.
 * Names ending in `-on` are filled: the chosen state of their sibling.
 * Original drawings only, one path each, so that an icon stays one element. Here are those of the first
 * screen; all others are in `more-icons.ts`, which comes with the parts that show them.
 */
const firstShapes = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  bolt: 'M13 3 5.5 13.2H11l-1 7.8 8-11h-5.6L13 3Z',
  bowl: 'M3.5 11.5h17a8.5 8.5 0 0 1-5.2 7.8V20H8.7v-.7a8.5 8.5 0 0 1-5.2-7.8ZM8.5 8.3c-1-1 1-2 0-3.3M12 8.3c-1-1 1-2 0-3.3M15.5 8.3c-1-1 1-2 0-3.3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'chevron-right': 'm9.5 6.5 5.5 5.5-5.5 5.5',
  explore:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.7 4.8-2.1 5.3-5.3 2.1 2.1-5.3 5.3-2.1Z',
  'explore-on':
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.7 4.8-2.1 5.3-5.3 2.1 2.1-5.3 5.3-2.1Z',
  home: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1v-8.5Z',
  'home-on': 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1v-8.5Z',
  mall: 'M4.5 9 6 4.5h12L19.5 9M4.5 9v10.5h15V9m-15 0a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5V15h4v4.5',
  order:
    'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.7a1.9 1.9 0 0 0 0 3.6v2.7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.7a1.9 1.9 0 0 0 0-3.6V7.5ZM10 10h5M10 14h3.5',
  'order-on':
    'M4 7.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.7a1.9 1.9 0 0 0 0 3.6v2.7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.7a1.9 1.9 0 0 0 0-3.6V7.5ZM10 10h5M10 14h3.5',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  'account-on':
    'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5h-15Z',
  pause: 'M8.5 6v12M15.5 6v12',
  pin: 'M12 20.5c4.5-4.3 6.5-7.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 2.9 2 6.2 6.5 10.5ZM12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  refresh: 'M19 12a7 7 0 1 1-2-4.9L19 9M19 4.5V9h-4.5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 16.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z',
  'star-on': 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.6L12 16.9l-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z',
  'wifi-off':
    'M4 9.5a13 13 0 0 1 4.5-2.6M20 9.5a13 13 0 0 0-8-3M7 13a8.5 8.5 0 0 1 3-1.8M17 13a8.5 8.5 0 0 0-2-1.4M10 16.3a4 4 0 0 1 4 0M12 19.3v.2M4 4l16 16',
  image:
    'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4.5 17l4.5-5 3.5 3.5 2.5-2.5 4.5 4.5M15.5 7.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
} as const;

export type FirstIconName = keyof typeof firstShapes;

const shapes: Record<string, string> = { ...firstShapes };

export function addShapes(more: Readonly<Record<string, string>>): void {
  Object.assign(shapes, more);
}

/** The path; empty where `more-icons.ts` has not been loaded. */
export function shapeOf(name: string): string {
  return shapes[name] ?? '';
}
