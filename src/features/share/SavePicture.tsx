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

/** A PNG of what is drawn. Rejects when the browser cannot make it. */
export async function drawnPng(
  size: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  draw(pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('no picture was made'))),
      'image/png',
    );
  });
}
