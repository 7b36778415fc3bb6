import { useEffect, useId, useState } from 'react';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import { part, type Part } from '../../ui/part.tsx';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './LegalPage.module.css';
import type { LegalBlock, LegalDocument, LegalDocuments, LegalName } from './document-shape.ts';

/** Not in the message catalogue: long, and used only here. */
const documents: Readonly<Record<Locale, Part<LegalDocuments>>> = {
  'id-ID': part(() => import('./documents/id-id.ts'), 'documents'),
  'en-US': part(() => import('./documents/en-us.ts'), 'documents'),
  'zh-CN': part(() => import('./documents/zh-cn.ts'), 'documents'),
};

async function loadDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  return (await documents[locale].load())[name];
}

interface LegalPageProps {
  name: LegalName;
  /** Until the document is loaded. */
  title: string;
}

type Loaded = { document: LegalDocument } | 'loading' | 'failed';

/** A legal document in the user's language, with a table of contents. */
export function LegalPage({ name, title }: LegalPageProps) {
  const text = useText();
  const locale = useLocale();
  const back = useBackButton();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    setLoaded('loading');
    loadDocument(name, locale).then(
      (document) => !isGone && setLoaded({ document }),
      (error: unknown) => {
        reportProblem('legal.load', error);
        if (!isGone) setLoaded('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [name, locale, attempt]);

  return (
    <Screen title={title} back={back}>
      {loaded === 'loading' && (
        <div className={classes(layout['middle'], css['middle'])}>
          <Spinner size={32} label={text('common.loading')} />
        </div>
      )}
      {loaded === 'failed' && (
        <StateBlock
          picture="error"
          title={text('legal.failed')}
          action={{
            label: text('common.retry'),
            onSelect: () => setAttempt((count) => count + 1),
          }}
        />
      )}
      {typeof loaded === 'object' && <Document document={loaded.document} />}
    </Screen>
  );
}

function Document({ document }: { document: LegalDocument }) {
  const text = useText();
  const id = useId();
  const { version, date, intro, sections } = document;

  function jump(at: number): void {
    const heading = window.document.getElementById(`${id}-${at}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <article className={css['document']}>
      <p className={font['note']}>{text('legal.version', { version, date })}</p>
      <p className={classes(space['above3'], letters['size16'], letters['lines16'])}>{intro}</p>
      <nav
        className={classes(surface['sheet'], css['contents'])}
        aria-label={text('legal.contents')}
      >
        <h2 className={classes(font['name'], css['contentsTitle'])}>{text('legal.contents')}</h2>
        <ol>
          {sections.map(({ heading }, at) => (
            <li key={heading}>
              <button
                type="button"
                className={classes(
                  layout['row3'],
                  layout['wideTarget'],
                  surface['tap'],
                  box['rounded'],
                  letters['lines135'],
                  letters['start'],
                  space['pad2by3'],
                )}
                onClick={() => jump(at)}
              >
                <span className={classes(tint['softNumbers'], css['number'])}>{at + 1}</span>
                <span>{heading}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, blocks }, at) => (
        <section key={heading} className={css['section']}>
          <h2
            className={classes(
              font['heading'],
              box['noOutline'],
              letters['lines135'],
              css['heading'],
            )}
            id={`${id}-${at}`}
            tabIndex={-1}
          >
            {at + 1}. {heading}
          </h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className={space['above2']}>{block}</p>;
  return (
    <ul className={classes(letters['bullets'], space['above2'], css['list'])}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function LoginProtocolScreen() {
  const text = useText();
  return <LegalPage name="terms" title={text('platform.pageLoginProtocol')} />;
}

export function PrivacyPolicyScreen() {
  const text = useText();
  return <LegalPage name="privacy" title={text('platform.pagePrivacy')} />;
}
