import { useEffect, useState } from 'react';
import { cacheSizeBytes, clearCache } from '../../features/preferences/clear-cache.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { toast } from '../../ui/toast.ts';
import { ButtonRow } from './Rows.tsx';

/** Cache size, and a button that clears it. */
export function StorageRows() {
  const text = useText();
  const [bytes, setBytes] = useState<number>();

  function count(): void {
    cacheSizeBytes().then(setBytes, (error: unknown) => {
      // The row works without the size.
      reportProblem('setting.cacheSize', error);
    });
  }
  useEffect(count, []);

  async function onClear(): Promise<void> {
    await clearCache();
    count();
    toast(text('platform.cacheCleared'));
  }

  return (
    <TitledCard holds="rows" title={text('platform.settingStorage')}>
      <ButtonRow
        label={text('platform.clearCache')}
        value={bytes === undefined ? undefined : formatBytes(bytes)}
        description={text('platform.clearCacheDescription')}
        onSelect={() => void onClear()}
      />
    </TitledCard>
  );
}
