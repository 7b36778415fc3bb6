import type { Netstate, Unsubscribe } from '../types.ts';

interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

function connection(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3. */
export function netstate(): Netstate {
  if (!navigator.onLine) return 0;
  return connection()?.type === 'cellular' ? 2 : 1;
}

export function onNetstate(listener: (netstate: Netstate) => void): Unsubscribe {
  const tell = () => listener(netstate());
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  connection()?.addEventListener?.('change', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
    connection()?.removeEventListener?.('change', tell);
  };
}
