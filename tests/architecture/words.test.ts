// @vitest-environment node
/**
 * One term per thing, in every text that a user reads: the app's, the sandbox's replies and seeded data,
 * the legal texts and the stores' listings. The table is the glossary in docs/product.md, "Words".
 */
import { describe, expect, it } from 'vitest';
import { projectFiles, withoutComments } from './sources.ts';

/** The part of a text in which the word may stand. */
interface Exception {
  text: RegExp;
  why: string;
}

interface Term {
  thing: string;
  /** The word wanted. It must occur, so that a renamed thing is renamed here too. */
  says: string;
  not: RegExp;
  /** In Rust, where texts of all languages and SQL stand side by side; default: `not`. */
  inRust?: RegExp;
  except?: readonly Exception[];
}

const CAMPAIGNS: readonly Exception[] = [
  { text: /^Promo (?:pilihan|lainnya)$|^(?:Jeda|Putar) promo$/, why: 'the banners are campaigns' },
  { text: /^Memuat promo…$|^Promo belum bisa dimuat$/, why: 'cards of campaigns' },
  { text: /^Promo khusus aplikasi$/, why: 'campaigns that the app alone has' },
  { text: /^Angpao dari promo dan hadiah/, why: 'campaigns hand out red packets' },
  { text: /promo lain\.$|^Menu promo dan paket$/, why: "a store's own campaigns, in its terms" },
  { text: /^Promo akhir tahun$|^Promo ini sudah selesai/, why: 'a campaign of red packets' },
  { text: /^Angpao, promo, dan undangan$/, why: 'the legal text names campaigns' },
  { text: /^kuliner,.*$/, why: 'what people type into the store’s search' },
];

const INDONESIAN: readonly Term[] = [
  {
    thing: 'where one eats, a store of the catalogue',
    says: 'tempat makan',
    not: /\b(?:toko|resto|restoran|gerai|kedai)(?:nya|mu)?\b/i,
    except: [
      { text: /toko aplikasi/, why: "the phone's app store" },
      { text: /pajak restoran \(PB1\)/i, why: "the tax's official name" },
      {
        text: /^Toko Kue \{owner\}$|toko sebelah.*$|^Kedai .*|^Resto .*/,
        why: 'names of seeded stores',
      },
      { text: /^kuliner,.*$/, why: 'what people type into the store’s search' },
    ],
  },
  {
    thing: 'what is claimed for free and lowers a bill (what is sold and owned is a voucher)',
    says: 'kupon',
    not: /\bkupon(?:mu|nya)? (?:saya|mitra|grup|di situs|lewat|belanja|makan)|\b(?:detail|milik|beli|membeli|buka) kupon|lihat kupon/i,
  },
  {
    thing: 'a red packet',
    says: 'angpao',
    not: /\b(?:amplop merah|red packet|red envelope|ampau|angpau)\b/i,
    inRust: /\b(?:amplop merah|ampau|angpau)\b/i,
  },
  {
    thing: 'a campaign with an end',
    says: 'Promo',
    not: /\bpromo(?:mu|nya)?\b/i,
    inRust: /\b[Pp]romo(?:mu|nya)?\b/,
    except: CAMPAIGNS,
  },
  {
    thing: 'the flash sale',
    says: 'Flash Sale',
    not: /\bkilat\b|\b(?:Flash sale|flash sale|flash Sale)\b/,
    inRust: /\bkilat\b|\bflash sale (?:berakhir|tinggal)\b/,
  },
  {
    thing: 'money that returns',
    says: 'pengembalian dana',
    not: /refund(?!Id)|\buang kembali (?:di|saya|dipilih)|minta uang\b|\bpengembalian(?:nya)?(?! dana)\b/i,
    inRust: /\b(?:bisa|janji|di|minta) ?-?refund\b|\brefund (?:otomatis|kapan|jika)\b/i,
  },
  { thing: 'a brand', says: 'Brand pilihan', not: /\bmerek\b|paviliun/i },
  {
    thing: 'an e-wallet',
    says: 'dompet digital',
    not: /\be-?wallet(?:mu|nya)?\b/i,
    inRust: /\be-?wallet(?:mu|nya| tiruan)\b/i,
  },
  {
    thing: 'a usable voucher or red packet',
    says: 'Bisa dipakai',
    not: /\bsiap (?:di)?(?:pakai|tukar)\b|\bsiap ditukar\b|\bdapat digunakan\b/i,
  },
  { thing: 'the sum saved', says: 'Total hemat', not: /\bhematku\b/i },
  { thing: 'the menu price', says: 'harga menu', not: /\bharga (?:normal|biasa|coret)\b/i },
  {
    thing: 'what makes up a price',
    says: 'Rincian biaya',
    not: /\brincian bayar\b|hitungan sampai|total sampai di meja/i,
  },
  { thing: 'how far an order is', says: 'Status pesanan', not: /perjalanan (?:pesanan|dana)/i },
  { thing: 'to give as a gift', says: 'Hadiahkan', not: /\bberi sebagai\b|^beri$/i },
  {
    thing: 'to report that an outlet refused',
    says: 'Laporkan penolakan',
    not: /^outlet menolak$/i,
  },
  {
    thing: 'a fault, in words of the user',
    says: 'Coba lagi',
    not: /\bparameter\b|\bkalau mau\b/i,
    inRust: /\bkesalahan parameter\b|\bkalau mau\b/i,
  },
];

const ENGLISH: readonly Term[] = [
  { thing: 'a red packet', says: 'red packet', not: /\bred envelopes?\b/i },
  {
    thing: 'what is sold and owned',
    says: 'voucher',
    not: /\b(?:my|your|partner|group) coupons?\b|^Coupon$|coupon (?:by|on) a/i,
    inRust: /\b(?:my|your|partner|group) coupons?\b/i,
  },
  { thing: 'a fault, in words of the user', says: 'try again', not: /\bparameter error\b/i },
  { thing: 'the menu price', says: 'menu price', not: /\b(?:regular|normal|original) price\b/i },
  {
    thing: 'the flash sale',
    says: 'Flash Sale',
    not: /\bflash deals?\b|\b(?:Flash|flash) sales?\b/,
    inRust: /\b[Ff]lash deals?\b/,
  },
];

const CHINESE: readonly Term[] = [
  { thing: 'a store', says: '门店', not: /店铺/ },
  { thing: 'a review', says: '评价', not: /点评/ },
  { thing: 'a big brand day', says: '大牌日', not: /品牌日/ },
  {
    thing: 'what is sold and owned (a coupon, 优惠券, is claimed for free)',
    says: '代金券',
    not: /优惠券/,
    except: [
      {
        text: /.*领.*|^优惠券$|历史优惠券|红包[和与](?:历史)?优惠券/,
        why: 'coupons that are claimed',
      },
      { text: /该优惠券(?:活动|的使用门槛)/, why: 'a coupon that is claimed, at the cashier' },
      { text: /^美食,.*$/, why: 'what people type into the store’s search' },
    ],
  },
  { thing: 'a fault, in words of the user', says: '重试', not: /参数错误/ },
  { thing: 'the menu price', says: '菜单价', not: /原价/ },
  { thing: 'the flash sale', says: '限时抢购', not: /秒杀|闪购/ },
  { thing: 'a group set, which is a voucher too', says: '套餐', not: /团购券/ },
];

interface Text {
  path: string;
  text: string;
}

/** The strings of a JSON file, without its keys. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Literals between double or single quotes; a literal of Rust may go on behind a backslash. */
function literalsOf(code: string): string[] {
  const literal = /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\\n]|\\.){2,})'/g;
  return [...withoutComments(code).matchAll(literal)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll(/\\\n\s*/g, ''),
  );
}

const json = (pattern: RegExp): Text[] =>
  projectFiles(pattern).flatMap(({ path, text }) =>
    stringsOf(JSON.parse(text)).map((each) => ({ path, text: each })),
  );
const code = (pattern: RegExp): Text[] =>
  projectFiles(pattern).flatMap(({ path, text }) =>
    literalsOf(text).map((each) => ({ path, text: each })),
  );

/** Everything that a language's users read and that stands in this language's own file. */
const app = (locale: string): Text[] => [
  ...json(new RegExp(`^locales/${locale}/.*\\.json$`)),
  ...code(new RegExp(`^src/screens/legal/documents/${locale.toLowerCase()}\\.ts$`)),
  ...json(new RegExp(`^docs/store/listing/${locale}\\.json$`)),
];
/** What people type into a search is theirs: it is understood, and never shown. */
const TYPED = 'src-tauri/sandbox/src/city/search_words.rs';
const rust = code(/^src-tauri\/(?:sandbox|web-host|src)\/.*\.rs$/).filter(
  ({ path }) => !/\/tests?[./]|\/tests\//.test(path) && path !== TYPED,
);

/** What reads otherwise, outside of the exceptions. */
function blurred(term: Term, texts: readonly Text[], pattern: RegExp): string[] {
  const rest = (text: string) =>
    (term.except ?? []).reduce((left, each) => left.replace(each.text, ''), text);
  return texts
    .filter(({ text }) => pattern.test(text) && pattern.test(rest(text)))
    .map(({ path, text }) => `${path}: ${text}`);
}

describe.each([
  { locale: 'id-ID', terms: INDONESIAN },
  { locale: 'en-US', terms: ENGLISH },
  { locale: 'zh-CN', terms: CHINESE },
])('$locale', ({ locale, terms }) => {
  const own = app(locale);

  it.each(terms)('$thing is "$says"', (term) => {
    expect(own.some(({ text }) => text.toLowerCase().includes(term.says.toLowerCase()))).toBe(true);
    expect(blurred(term, own, term.not)).toEqual([]);
    expect(blurred(term, rust, term.inRust ?? term.not)).toEqual([]);
  });

  it('needs each of its exceptions', () => {
    const texts = [...own, ...rust].map(({ text }) => text);
    const idle = terms.flatMap((term) =>
      (term.except ?? []).filter(
        (each) => !texts.some((text) => term.not.test(each.text.exec(text)?.[0] ?? '')),
      ),
    );
    expect(idle).toEqual([]);
  });
});

it('sees a blurred word', () => {
  const term: Term = { thing: 'a store', says: 'tempat makan', not: /\btoko\b/ };
  const texts = ['Cari toko', 'toko aplikasi', 'toko di toko aplikasi'];
  expect(
    blurred(
      { ...term, except: [{ text: /toko aplikasi/, why: 'another thing' }] },
      texts.map((text) => ({ path: 'a', text })),
      term.not,
    ),
  ).toEqual(['a: Cari toko', 'a: toko di toko aplikasi']);
  expect(literalsOf('x("Cari toko") // "toko"\n y(\'Toko ini\')')).toEqual([
    'Cari toko',
    'Toko ini',
  ]);
});
