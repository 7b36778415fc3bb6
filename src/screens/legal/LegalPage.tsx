import { useEffect, useId, useState } from 'react';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import type { LegalBlock, LegalDocument, LegalName } from './document-shape.ts';
import { loadDocument } from './legal-document.ts';
import css from './LegalPage.module.css';

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
        <div className={css['middle']}>
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
      <p className={css['version']}>{text('legal.version', { version, date })}</p>
      <p className={css['intro']}>{intro}</p>
      <nav className={css['contents']} aria-label={text('legal.contents')}>
        <h2 className={css['contentsTitle']}>{text('legal.contents')}</h2>
        <ol>
          {sections.map(({ heading }, at) => (
            <li key={heading}>
              <button type="button" className={css['jump']} onClick={() => jump(at)}>
                <span className={css['number']}>{at + 1}</span>
                <span>{heading}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, blocks }, at) => (
        <section key={heading} className={css['section']}>
          <h2 className={css['heading']} id={`${id}-${at}`} tabIndex={-1}>
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
  if (typeof block === 'string') return <p className={css['paragraph']}>{block}</p>;
  return (
    <ul className={css['list']}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
