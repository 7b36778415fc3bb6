import { useScan } from '../../features/scan/use-scan.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';

/** Opens the scanner without a store that offers it. */
export function ScanSection() {
  const text = useText();
  const { openScan, scanLayer } = useScan();
  return (
    <TitledCard holds="words" title={text('developer.scan')}>
      <Button variant="secondary" wide onClick={openScan}>
        {text('developer.scanOpen')}
      </Button>
      {scanLayer}
    </TitledCard>
  );
}
