import { host } from '#host';
import { useEffect, useReducer, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { openPicker } from './photo-source.ts';
import { PhotoSourceSheet } from './PhotoSourceSheet.tsx';
import { pickFlow } from './pick-flow.ts';

interface PhotoPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (files: readonly File[]) => void;
}

/** Camera or library; asks for what the system wants asked first. */
export function PhotoPicker({ isOpen, onClose, onPick }: PhotoPickerProps) {
  const text = useText();
  const [step, act] = useReducer(pickFlow, { name: 'closed' });
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useEffect(() => {
    act({ type: isOpen ? 'open' : 'close' });
  }, [isOpen]);

  const source = step.name === 'asking' ? step.source : undefined;
  useEffect(() => {
    if (!source) return undefined;
    let isGone = false;
    host.photoPermission(source).then(
      (answer) => {
        if (isGone) return;
        if (answer === 'denied') act({ type: 'refused', problem: 'denied' });
        else act({ type: 'granted', isTapNeeded: !openPicker({ library, camera }, source) });
      },
      (error: unknown) => {
        reportProblem('review.photoPermission', error);
        if (!isGone) act({ type: 'refused', problem: 'unknown' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [source]);

  const problem = step.name === 'choosing' ? step.problem : undefined;
  const isDenied = problem === 'denied';
  return (
    <PhotoSourceSheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('review.addPhotos')}
      pickers={{ library, camera }}
      capture="environment"
      isMultiple
      problem={
        problem && { message: isDenied ? 'review.photoDenied' : 'profile.photoUnknown', isDenied }
      }
      isTapNeeded={step.name === 'picking' && step.isTapNeeded}
      state={step.name === 'asking' ? 'asking' : 'ready'}
      onChoose={(chosen) => act({ type: 'choose', source: chosen })}
      onPick={(files) => {
        onClose();
        onPick(files);
      }}
    />
  );
}
