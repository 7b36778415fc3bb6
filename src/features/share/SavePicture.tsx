import { host } from '#host';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

interface SavePictureProps {
  label: string;
  /** Ends in `.png`. */
  name: string;
  draw: () => Promise<Blob>;
}

/** Gives the user a picture to keep. Only where the host can: `host.savePicture`. */
export function SavePicture({ label, name, draw }: SavePictureProps) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      const png = await draw();
      // The system's sheet says by itself what became of it.
      if ((await host.savePicture?.(png, name)) === 'saved') toast(text('payment.saved'));
    } catch (error) {
      reportProblem('share.savePicture', error);
      toast(text('payment.saveFailed'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
