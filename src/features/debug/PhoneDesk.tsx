/**
 * The controls of the simulated phone: its buttons and its system dialogs. Shown over the app, and
 * labelled as simulated.
 */
import { StrictMode, useState, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { backIcon, closeIcon, phoneIcon } from '../../ui/icons.ts';
import { modalLayers } from '../../ui/layer/modal-layers.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { questions, endInBackground, openCold, openWarm, pressBack, type Asked } from './desk.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './PhoneDesk.module.css';
import { UrlField } from './Field.tsx';
import type { QuestionKind } from '../../host/simulated/phone.ts';
import font from '../../ui/style/font.module.css';
import { hasDialog } from '../../ui/layer/modal-layer.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';

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
    <aside
      className={classes(box['flex'], box['tops'], css['desk'])}
      aria-label={text('phone.title')}
    >
      {isOpen && (
        <div className={classes(letters['ink'], surface['card'], surface['field'], css['panel'])}>
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
      <div className={classes(layout['stack'], box['raised'], letters['ink'], css['bar'])}>
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

const TITLES: Readonly<Record<QuestionKind, TextKey>> = {
  location: 'phone.askLocation',
  camera: 'phone.askCamera',
  photos: 'phone.askPhotos',
  notifications: 'phone.askNotifications',
  settings: 'phone.settings',
  code: 'phone.codeTitle',
  whatsApp: 'phone.whatsAppTitle',
  share: 'phone.shareTitle',
  notice: 'phone.noticeTitle',
  left: 'phone.leftTitle',
};

/** The answers of each dialog, from accept to refuse. */
const ANSWERS: Readonly<Record<QuestionKind, readonly (readonly [string, TextKey])[]>> = {
  location: [
    ['precise', 'phone.precise'],
    ['coarse', 'phone.coarse'],
    ['deny', 'phone.deny'],
  ],
  camera: [
    ['allow', 'phone.allow'],
    ['deny', 'phone.deny'],
  ],
  photos: [
    ['allow', 'phone.allow'],
    ['deny', 'phone.deny'],
  ],
  notifications: [
    ['allow', 'phone.allow'],
    ['deny', 'phone.deny'],
  ],
  settings: [['back', 'phone.backToApp']],
  code: [],
  whatsApp: [['back', 'phone.backToApp']],
  share: [
    ['shared', 'phone.send'],
    ['cancelled', 'phone.cancel'],
  ],
  notice: [
    ['open', 'phone.open'],
    ['dismiss', 'phone.dismiss'],
  ],
  left: [['open', 'phone.openAgain']],
};

/** A dialog of the simulated system, over the whole app. */
export function SystemDialog({ kind, words, answer }: Asked) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const answers = ANSWERS[kind];
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (hasDialog) element?.showModal();
    return () => {
      if (hasDialog) element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys must not reach the app below
    <dialog
      className={classes(space['pad5'], letters['ink'], css['system'])}
      ref={dialog}
      open={hasDialog ? undefined : true}
      role={hasDialog ? undefined : 'dialog'}
      aria-modal={hasDialog ? undefined : true}
      aria-label={text(TITLES[kind])}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        // The refusal is the last answer.
        const last = answers.at(-1);
        if (last) answer(last[0]);
        else pressBack();
      }}
    >
      <p className={classes(font['note'], font['medium'], css['badge'])}>{text('phone.badge')}</p>
      <h2 className={classes(letters['lines13'], css['title'])}>{text(TITLES[kind])}</h2>
      {words.filter(Boolean).map((said) => (
        <p key={said} className={classes(font['words'], surface['notice'], css['said'])}>
          {said}
        </p>
      ))}
      {kind === 'settings' && (
        <DeviceFields fields={['location', 'services', 'camera', 'photos', 'notifications']} />
      )}
      {kind === 'code' && <CodeInView answer={answer} />}
      {answers.map(([value, label]) => (
        <Button key={value} variant="secondary" wide onClick={() => answer(value)}>
          {text(label)}
        </Button>
      ))}
    </dialog>
  );
}

/** What the camera sees, typed by hand. */
function CodeInView({ answer }: { answer: (code: string) => void }): ReactNode {
  const text = useText();
  const [code, setCode] = useState('');
  return (
    <>
      <UrlField label={text('phone.code')} value={code} onChange={setCode} />
      <Button variant="secondary" wide disabled={code === ''} onClick={() => answer(code)}>
        {text('phone.showCode')}
      </Button>
      <Button variant="secondary" wide onClick={pressBack}>
        {text('phone.back')}
      </Button>
    </>
  );
}
