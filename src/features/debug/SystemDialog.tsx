import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { QuestionKind } from '../../host/simulated/phone.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import type { Asked } from './desk.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { pressBack } from './phone-controls.ts';
import css from './PhoneDesk.module.css';
import { hasDialog } from '../../ui/layer/modal-layer.ts';
import { UrlField } from './UrlField.tsx';

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
      className={css['system']}
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
      <p className={css['badge']}>{text('phone.badge')}</p>
      <h2 className={css['title']}>{text(TITLES[kind])}</h2>
      {words.filter(Boolean).map((said) => (
        <p key={said} className={css['said']}>
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
