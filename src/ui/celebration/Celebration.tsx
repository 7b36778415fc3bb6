import bowl from './bowl.svg';
import chiliRing from './chili-ring.svg';
import chili from './chili.svg';
import { classes } from '../classes.ts';
import layout from '../style/layout.module.css';
import css from './Celebration.module.css';
import leaf from './leaf.svg';
import lid from './lid.svg';
import lime from './lime.svg';
import nut from './nut.svg';
import onion from './onion.svg';
import seal from './seal.svg';

interface Piece {
  /** Where it flies to, from the bowl's rim, in units of the bowl's drawing (180 wide). */
  x: number;
  y: number;
  turnDeg: number;
  scale: number;
}

const FILES = [chiliRing, onion, leaf, lime, chili, nut] as const;

const PIECES: readonly Piece[] = [
  { x: -68, y: -11, turnDeg: -227, scale: 1.05 },
  { x: -112, y: -30, turnDeg: -146, scale: 0.85 },
  { x: -143, y: -56, turnDeg: -215, scale: 1.07 },
  { x: -58, y: -34, turnDeg: 15, scale: 1.1 },
  { x: -80, y: -61, turnDeg: -125, scale: 1.03 },
  { x: -90, y: -90, turnDeg: 104, scale: 0.89 },
  { x: -37, y: -53, turnDeg: -88, scale: 0.72 },
  { x: -44, y: -90, turnDeg: -97, scale: 0.79 },
  { x: -32, y: -113, turnDeg: -182, scale: 0.75 },
  { x: -5, y: -58, turnDeg: -137, scale: 0.76 },
  { x: 8, y: -90, turnDeg: 144, scale: 1.03 },
  { x: 33, y: -115, turnDeg: 121, scale: 1.05 },
  { x: 27, y: -56, turnDeg: 57, scale: 0.78 },
  { x: 56, y: -78, turnDeg: -133, scale: 0.94 },
  { x: 84, y: -85, turnDeg: 155, scale: 0.9 },
  { x: 53, y: -41, turnDeg: 1, scale: 0.75 },
  { x: 92, y: -52, turnDeg: -119, scale: 1.05 },
  { x: 137, y: -54, turnDeg: -69, scale: 0.87 },
  { x: 70, y: -20, turnDeg: -199, scale: 0.76 },
  { x: 108, y: -16, turnDeg: 108, scale: 0.96 },
];

/**
 * A bowl that throws herbs, chili and lime for one second: a paid order, a used voucher. Only transform
 * and opacity move; under reduced motion it is a still picture of the burst at its widest.
 */
export function Celebration() {
  return (
    <div className={css['celebration']} aria-hidden="true" data-celebration="">
      <div className={classes(layout['cover'], css['hero'])}>
        <img className={css['layer']} src={bowl} alt="" />
        <img className={css['lid']} src={lid} alt="" />
      </div>
      <img className={css['layer']} src={seal} alt="" />
      {PIECES.map(({ x, y, turnDeg, scale }, place) => (
        <span
          key={`${x} ${y}`}
          className={css['piece']}
          style={{ '--x': x, '--y': y, '--turn': `${turnDeg}deg`, '--scale': scale }}
        >
          <img src={FILES[place % FILES.length]} alt="" />
        </span>
      ))}
    </div>
  );
}
