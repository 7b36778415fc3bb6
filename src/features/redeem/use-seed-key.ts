import { useEffect, useState } from 'react';
import { importSeed } from '../../lib/voucher-code.ts';
import { reportProblem } from '../../telemetry/report.ts';

/** The key of a seed that the server told; undefined while it is made. */
export function useSeedKey(seed: string | undefined): CryptoKey | undefined {
  const [key, setKey] = useState<CryptoKey>();
  useEffect(() => {
    if (seed === undefined) {
      setKey(undefined);
      return undefined;
    }
    let isOver = false;
    importSeed(seed).then(
      (made) => {
        if (!isOver) setKey(made);
      },
      (error: unknown) => reportProblem('redeem.seed', error),
    );
    return () => {
      isOver = true;
    };
  }, [seed]);
  return key;
}
