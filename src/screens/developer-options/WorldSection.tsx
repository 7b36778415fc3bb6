import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { TitledCard } from '../../ui/TitledSection.tsx';
import { useResetWorld } from './sandbox.ts';
import { SandboxProblem } from './SandboxProblem.tsx';
import space from '../../ui/style/space.module.css';

/** Resets the sandbox after a confirmation: everything done in it is lost. */
export function WorldSection() {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useResetWorld();

  function onConfirm(): void {
    setIsAsking(false);
    reset.mutate();
  }

  return (
    <TitledCard holds="words" title={text('developer.world')}>
      <p className={space['below3']}>{text('developer.worldNote')}</p>
      <SandboxProblem error={reset.error} />
      <Button variant="danger" wide isBusy={reset.isPending} onClick={() => setIsAsking(true)}>
        {text('developer.worldReset')}
      </Button>
      <Sheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={text('developer.worldTitle')}
        closeLabel={text('common.close')}
        buttons={[
          {
            variant: 'secondary',
            label: text('developer.worldKeep'),
            onClick: () => setIsAsking(false),
          },
          { variant: 'danger', label: text('developer.worldConfirm'), onClick: onConfirm },
        ]}
      >
        <p>{text('developer.worldWarning')}</p>
      </Sheet>
    </TitledCard>
  );
}
