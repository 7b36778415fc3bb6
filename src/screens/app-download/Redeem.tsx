import { host } from '#host';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { appLink, readCode } from '../../features/install/app-link.ts';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './AppDownloadScreen.module.css';
import { useAppOpening } from './use-app-opening.ts';

/** Carries a code, from the link or typed, into the app or to its page here, which asks before it redeems. */
export function Redeem({ code: given }: { code: string }) {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [typed, setTyped] = useState(given);
  const [isWrong, setIsWrong] = useState(false);
  const { hasFailed, watch } = useAppOpening();
  const code = readCode(typed);
  const to = paths.receiveRedEnvelope(code === undefined ? {} : { code });
  const isInApp = host.kind === 'APP';

  /** Validates; true when the code can be carried on. */
  const check = (): boolean => {
    setIsWrong(code === undefined);
    if (code === undefined) field.current?.focus();
    return code !== undefined;
  };

  return (
    <section
      className={classes(space['pad4'], box['roundedBanner'], css['redeem'])}
      aria-labelledby={`${id}-title`}
    >
      <h2 className={font['heading']} id={`${id}-title`}>
        {text('links.redeemTitle')}
      </h2>
      <p>{text('links.redeemText')}</p>
      <form
        className={layout['stack2']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          link.current?.click();
        }}
      >
        <label className={font['label']} htmlFor={`${id}-code`}>
          {text('links.redeemLabel')}
        </label>
        <input
          ref={field}
          id={`${id}-code`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value.slice(0, 64));
            setIsWrong(false);
          }}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-said`}
        />
        <p
          className={classes(letters['size12'], letters['chili'], css['wrong'])}
          id={`${id}-said`}
          role="alert"
        >
          {isWrong && text('links.redeemInvalid')}
        </p>
        {/* In a browser only a link opens the app; inside the app it is a route. */}
        <a
          ref={link}
          className={classes(layout['row'], tint['action'], css['open'])}
          data-main
          href={isInApp ? to.pathname + to.search : appLink(to)}
          onClick={(event) => {
            if (!check()) event.preventDefault();
            else if (isInApp) {
              event.preventDefault();
              void navigate(to);
            } else watch();
          }}
        >
          {text(isInApp ? 'links.redeemHere' : 'links.redeemAction')}
        </a>
        {!isInApp && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              if (check()) void navigate(to);
            }}
          >
            {text('links.redeemOnWeb')}
          </Button>
        )}
        <p className={classes(font['note'], font['centred'], css['said'])} role="status">
          {hasFailed && text('links.appNotOpened')}
        </p>
      </form>
    </section>
  );
}
