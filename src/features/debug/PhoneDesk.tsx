/**
 * The controls of the simulated phone: its buttons and its system dialogs. Shown over the app, and
 * labelled as simulated.
 */
import { StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { backIcon, closeIcon, phoneIcon } from '../../ui/icons.ts';
import { modalLayers } from '../../ui/layer/modal-layers.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { questions } from './desk.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { endInBackground, openCold, openWarm, pressBack } from './phone-controls.ts';
import { SystemDialog } from './SystemDialog.tsx';
import css from './PhoneDesk.module.css';
import { UrlField } from './UrlField.tsx';

/** A React root of its own, as the system is not part of the app. */
export function showDesk(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <PhoneDesk />
    </StrictMode>,
  );
}

function PhoneDesk() {
  const [question] = useAtom(questions);
  const layer = useAtom(modalLayers).slice(-1)[0];
  return (
    <>
      {/* Outside of a modal layer no finger would reach it. */}
      {createPortal(<Buttons />, layer ?? document.body)}
      {question && <SystemDialog key={`${question.kind} ${question.words.join()}`} {...question} />}
    </>
  );
}

function Buttons() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState('');
  return (
    <aside className={css['desk']} aria-label={text('phone.title')}>
      {isOpen && (
        <div className={css['panel']}>
          <UrlField label={text('phone.link')} value={link} onChange={setLink} />
          <Button variant="secondary" wide onClick={() => openWarm(link)}>
            {text('phone.openWarm')}
          </Button>
          <Button variant="secondary" wide onClick={() => openCold(link)}>
            {text('phone.openCold')}
          </Button>
          <Button variant="secondary" wide onClick={endInBackground}>
            {text('phone.endInBackground')}
          </Button>
          <DeviceFields />
        </div>
      )}
      <div className={css['bar']}>
        <IconButton icon={backIcon} label={text('phone.back')} onClick={pressBack} />
        <IconButton
          icon={isOpen ? closeIcon : phoneIcon}
          label={text(isOpen ? 'phone.closePanel' : 'phone.openPanel')}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
    </aside>
  );
}
