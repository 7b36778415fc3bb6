// @vitest-environment node
/**
 * Sinks: where text could become code or a navigation, and where a key decides whether money moves
 * twice. Only the places of this table may use them. Security T2, L1; buying 10.
 */
import { describe, expect, it } from 'vitest';
import { appSources, isTest, placesOf, projectFiles, type Source } from './sources.ts';

interface Sink {
  name: string;
  pattern: RegExp;
  /** A line that breaks the rule. */
  bad: string;
  /** Exceptions, each with its reason beside the code. */
  except: readonly string[];
}

const SINKS: readonly Sink[] = [
  {
    name: 'innerHTML',
    pattern: /\b(?:inner|outer)HTML\b/,
    bad: "element.innerHTML = '<b>';",
    except: [],
  },
  {
    name: 'dangerouslySetInnerHTML',
    pattern: /dangerouslySetInnerHTML/,
    bad: '<p dangerouslySetInnerHTML={x} />',
    except: [],
  },
  {
    name: 'insertAdjacentHTML',
    pattern: /insertAdjacentHTML|createContextualFragment|DOMParser/,
    bad: "e.insertAdjacentHTML('a', t);",
    except: [],
  },
  { name: 'document.write', pattern: /document\.write/, bad: 'document.write(text);', except: [] },
  { name: 'eval', pattern: /\beval\(|new Function\(/, bad: 'eval(text);', except: [] },
  {
    name: 'timers with text',
    pattern: /\bset(?:Timeout|Interval)\(\s*['"`]/,
    bad: "setTimeout('x()', 1);",
    except: [],
  },
  {
    name: 'frames',
    pattern: /<iframe|<object\b|<embed\b|createElement\(\s*['"](?:iframe|script|object|embed)/,
    bad: '<iframe src={url} />',
    except: [],
  },
  {
    name: 'setting the location',
    pattern: /\blocation(?:\.href)?\s*=[^=>]|\blocation\.(?:assign|replace)\(/,
    bad: 'window.location.href = url;',
    except: [],
  },
  {
    name: 'window.open',
    pattern: /\bwindow\.open\(/,
    bad: 'window.open(url);',
    except: ['src/host/web/host.ts'],
  },
  {
    name: 'links made of text',
    pattern: /<(?:Link|NavLink|Navigate)\b[^>]*\bto=(?:['"`]|\{\s*['"`])/,
    bad: '<Link to="/platform/merchant">',
    except: [],
  },
  {
    // `attempts.ts` makes and keeps them.
    name: 'an idempotency key of its own',
    pattern: /\bidempotencyKey\b/,
    bad: 'await call(pay, body, { idempotencyKey: randomId() });',
    except: [
      'src/api/keyed/attempts.ts',
      'src/api/call.ts',
      'src/api/exchange.ts',
      'src/api/sender.ts',
      'src/api/sign.ts',
    ],
  },
  {
    // A call that changes something is an act (`src/features/act`), which has busy, words, report and
    // caches once. These are none: something else is going on; a new version is loaded; the position and
    // the code on the table race; the host saves a picture.
    name: 'a busy flag of its own',
    pattern: /\[\s*\w*(?:busy|sending|saving)\w*,\s*set\w+\]\s*=\s*useState/i,
    bad: 'const [isBusy, setBusy] = useState(false);',
    except: [
      'src/app/frame/use-profile-popup.ts',
      'src/app/outdated/OutdatedScreen.tsx',
      'src/features/redeem/RedeemSheet.tsx',
      'src/features/share/SavePicture.tsx',
    ],
  },
  {
    name: 'a mutation apart from acts',
    pattern: /\buseMutation\(/,
    bad: 'const saving = useMutation({ mutationFn });',
    // Those of the sandbox are no calls of the app.
    except: ['src/features/act/use-act.ts', 'src/screens/developer-options/sandbox.ts'],
  },
  {
    // Made again by each rendering, it would forget its keys.
    name: 'a keyed call below the top of a module',
    pattern: /^\s+.*\battempts\(/,
    bad: '  const send = attempts(pay);',
    except: [],
  },
];

function found(sink: Sink, files: readonly Source[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !sink.except.includes(path))
    .flatMap((source) => placesOf(source, sink.pattern));
}

describe('sinks', () => {
  const sources = appSources();

  it.each(SINKS)('$name is not used', (sink) => {
    expect(found(sink, [{ path: 'src/x.tsx', text: `const a = 1;\n${sink.bad}` }])).toEqual([
      'src/x.tsx:2',
    ]);
    expect(found(sink, sources)).toEqual([]);
  });

  it('every exception is still needed', () => {
    const stale = SINKS.flatMap(({ pattern, except }) =>
      except.filter(
        (path) =>
          !sources.some((source) => source.path === path && placesOf(source, pattern).length > 0),
      ),
    );
    expect(stale).toEqual([]);
  });

  it('index.html loads nothing from another origin', () => {
    const foreign = /<(?!a\b)\w+[^>]*\s(?:src|href)=["'](?:https?:)?\/\//;
    expect(foreign.test('<script src="https://example.com/x.js"></script>')).toBe(true);
    const pages = projectFiles(/^index\.html$/);
    expect(pages.map(({ path }) => path)).toEqual(['index.html']);
    expect(pages.flatMap((page) => placesOf(page, foreign))).toEqual([]);
  });

  it('pages made in Rust escape everything', () => {
    const unescaped = /\bPreEscaped\b/;
    expect(unescaped.test('html! { (PreEscaped(name)) }')).toBe(true);
    const sources = projectFiles(/^src-tauri\/.*\.rs$/);
    expect(sources.some(({ text }) => text.includes('html! {'))).toBe(true);
    expect(sources.flatMap((source) => placesOf(source, unescaped))).toEqual([]);
  });
});
