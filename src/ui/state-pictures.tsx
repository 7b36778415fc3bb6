/**
 * Drawings for empty and failed screens. One scene each: a plate of colour, an object
 * from a street-food market, a hint of what is wrong. Colours come from the theme's tokens.
 */
import type { ReactNode } from 'react';

export type StatePictureName =
  | 'empty'
  | 'offline'
  | 'error'
  | 'busy'
  | 'coming'
  | 'lost'
  | 'expired';

const ink = 'var(--ink)';
const yellow = 'var(--yellow)';
const paper = 'var(--drawn-paper)';
const warm = 'var(--drawn-warm)';
const chili = '#E2513A';
const leaf = '#2E9B70';

/** A bowl whose rim is at y = 84, centred on x = 100. */
function Bowl({ fill = yellow }: { fill?: string }) {
  return (
    <>
      <path d="M52 84h96c0 26-16 44-36 47v5H88v-5c-20-3-36-21-36-47Z" fill={fill} stroke={ink} />
      <path
        d="M60 97c2 10 7 18 14 23"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="4"
      />
    </>
  );
}

const scenes: Record<StatePictureName, ReactNode> = {
  empty: (
    <>
      <Bowl />
      <path d="m118 84 34-44M127 84l32-37" stroke={ink} />
      <path d="M74 66c-6-6 5-10 0-18M94 62c-6-6 5-10 0-18" stroke={ink} strokeOpacity="0.3" />
    </>
  ),
  offline: (
    <>
      <path
        d="M62 104a22 22 0 0 1 3-43.8 31 31 0 0 1 58-7.2 26 26 0 0 1 15 51H62Z"
        fill={paper}
        stroke={ink}
      />
      <path d="M100 104v10" stroke={ink} />
      <path d="M90 114h20v8c0 6-4 10-10 10s-10-4-10-10v-8Z" fill={yellow} stroke={ink} />
      <path d="M100 132c0 8 10 6 14 10" stroke={ink} />
      <path d="m88 72 24 20M112 72 88 92" stroke={chili} strokeWidth="5" />
    </>
  ),
  error: (
    <>
      <g transform="rotate(-24 100 90)">
        <path
          d="M74 62h52l-6 58a6 6 0 0 1-6 5H86a6 6 0 0 1-6-5l-6-58Z"
          fill={yellow}
          stroke={ink}
        />
        <path d="M70 52h60v12H70z" fill={paper} stroke={ink} />
        <path d="M104 52 112 30l10-2" stroke={ink} />
        <path d="M84 84h32" stroke={ink} strokeOpacity="0.25" strokeWidth="10" />
      </g>
      <path d="M128 136c8-8 28-6 34 0-8 4-26 4-34 0Z" fill={warm} stroke={ink} />
      <path d="M150 96v14M150 120v.5" stroke={chili} strokeWidth="5" />
    </>
  ),
  busy: (
    <>
      <path d="M60 116h80l-6 20H66l-6-20Z" fill={paper} stroke={ink} />
      <path d="M64 116c0-34 16-54 36-54s36 20 36 54H64Z" fill={yellow} stroke={ink} />
      <path d="M100 62v-8" stroke={ink} />
      <circle cx="100" cy="50" r="5" fill={chili} stroke={ink} />
      <path d="M80 42c-6-6 5-10 0-18M120 42c-6-6 5-10 0-18" stroke={ink} strokeOpacity="0.35" />
      <path d="M78 104c1-12 5-20 12-26" stroke="#fff" strokeOpacity="0.8" />
    </>
  ),
  expired: (
    <>
      <path d="M56 70h88v56a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6V70Z" fill={paper} stroke={ink} />
      <path d="M50 70 60 44h80l10 26H50Z" fill={yellow} stroke={ink} />
      <path d="M76 44v26M100 44v26M124 44v26" stroke={ink} strokeOpacity="0.3" />
      <circle cx="100" cy="102" r="21" fill={warm} stroke={ink} />
      <path d="M100 90v12l8 6" stroke={ink} />
      <path d="M84 122 118 82" stroke={chili} strokeWidth="5" />
    </>
  ),
  coming: (
    <>
      <path d="M60 78h80v58H60z" fill={paper} stroke={ink} />
      <path d="M54 58h92l10 20H44l10-20Z" fill={yellow} stroke={ink} />
      <path d="M78 58l-4 20M122 58l4 20M100 58v20" stroke={ink} strokeOpacity="0.25" />
      <path
        d="M44 78a14 10 0 0 0 28 0 14 10 0 0 0 28 0 14 10 0 0 0 28 0 14 10 0 0 0 28 0"
        fill={chili}
        stroke={ink}
      />
      <path d="M60 112h80" stroke={ink} />
      <path d="M76 112c0-8 5-12 11-12s11 4 11 12" fill={leaf} stroke={ink} />
      <path d="M108 112v-9h18v9" fill={warm} stroke={ink} />
      <path d="M38 38c20 14 104 14 124 0" stroke={ink} strokeOpacity="0.35" />
      <path d="m58 46 5 11 6-9ZM132 48l5 9 6-11Z" fill={leaf} stroke={ink} strokeWidth="2" />
      <path d="m94 48 6 10 6-10Z" fill={yellow} stroke={ink} strokeWidth="2" />
    </>
  ),
  lost: (
    <>
      <path d="m48 62 34-12 36 12 34-12v72l-34 12-36-12-34 12V62Z" fill={paper} stroke={ink} />
      <path d="M82 50v72M118 62v72" stroke={ink} strokeOpacity="0.25" />
      <path d="M58 110c14-22 26 4 40-14" stroke={ink} strokeDasharray="2 8" />
      <path
        d="M122 108c18-18 26-31 26-43a26 26 0 0 0-52 0c0 12 8 25 26 43Z"
        fill={yellow}
        stroke={ink}
      />
      <path d="M116 58a6.5 6.5 0 1 1 8 6.3c-1.5.5-2 1.6-2 3.2v1M122 77v.5" stroke={ink} />
    </>
  ),
};

export function StatePicture({ name }: { name: StatePictureName }) {
  return (
    <svg
      viewBox="0 0 200 160"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M100 14c42 0 74 22 76 62 2 44-34 70-78 70-42 0-74-24-74-66 0-40 34-66 76-66Z"
        fill="var(--drawn-ground)"
      />
      <ellipse cx="100" cy="139" rx="62" ry="7" fill="var(--drawn-shade)" />
      {scenes[name]}
    </svg>
  );
}
