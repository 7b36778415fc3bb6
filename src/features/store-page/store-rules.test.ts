import { asId } from '../../api/ids.ts';
import { describe, expect, it, test } from 'vitest';
import { product, storeInfo } from '../../../tests/support/store-info.ts';
import { ApiError, type ApiErrorKind } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type {
  PoiId,
  ProductCard,
  QrCodeId,
  StoreChannel,
  StoreId,
  StoreInfo,
} from '../../api/generated/types.ts';
import { failureOf } from '../failure/failure-rows.ts';
import { routeParams } from '../links/routes.ts';
import { hasNotice, storeBody } from './address.ts';
import { COLLAPSED_COUNT, collapsed, isCollapsible } from './DiscountSection.tsx';
import { galleryImages, imageCount, imageGroups, indexOf, menuImages } from './images.ts';
import { productFace } from './product-face.ts';
import { hasTabs, sectionInView, sectionsOf, TAB_OFFSET_PX, VIEW_OFFSET_PX } from './sections.ts';
import { servicesOf, servicesShown, serviceTap } from './services.ts';
import { missingSwitches, STORE_FAILURES } from './use-store.ts';
import { GALLERY_AUTOPLAY_MS } from '../gallery/PictureGallery.tsx';

test('the constants of merchant 9', () => {
  expect([COLLAPSED_COUNT, TAB_OFFSET_PX, VIEW_OFFSET_PX, GALLERY_AUTOPLAY_MS]).toEqual([
    3, 48, 95, 3000,
  ]);
});

describe('the address', () => {
  test.each<[string, object | undefined]>([
    ['?poiId=P1', { poiId: asId<PoiId>('P1'), sourceType: 'CUSTOMER' }],
    [
      '?storeId=S1&qrCodeId=Q1',
      { storeId: asId<StoreId>('S1'), qrCodeId: asId<QrCodeId>('Q1'), sourceType: 'CUSTOMER' },
    ],
    ['?channel_id=2', undefined],
    ['?poiId=%3Cimg%3E', undefined],
    [`?poiId=${'a'.repeat(65)}`, undefined],
    ['?poiId=', undefined],
  ])('%s asks for %j', (search, body) => {
    expect(storeBody(routeParams('merchant', search), undefined)).toEqual(body);
  });

  it('includes the position when known', () => {
    const body = storeBody({ poiId: asId<PoiId>('P1') }, { latitude: -6.2, longitude: 106.8 });
    expect(body).toMatchObject({ latitude: -6.2, longitude: 106.8 });
  });

  // Merchant 2: "only when channel_id is 2, 3, 4 or 5".
  test.each([
    ['1', false],
    ['2', true],
    ['3', true],
    ['4', true],
    ['5', true],
    ['6', false],
    ['22', false],
  ])('channel %s shows the notice: %s', (channelId, isShown) => {
    expect(hasNotice(routeParams('merchant', `?channel_id=${channelId}`))).toBe(isShown);
  });
  it('no channel, no notice', () => expect(hasNotice({})).toBe(false));
});

describe('the error page, merchant 8', () => {
  test.each<[ApiErrorKind, string, string, string, string, boolean]>([
    ['business', codes.STORE_EXPIRED, 'server', 'doneToday', 'merchant.expiredView', false],
    ['business', codes.STORE_UNFINDABLE, 'server', 'notFound', 'merchant.cannotBeFound', false],
    ['business', codes.STORE_ABSENT, 'server', 'notFound', 'merchant.storeNotExist', false],
    ['business', '9999999', 'Kata server', 'error', 'Kata server', false],
    ['business', '9999999', '', 'error', 'merchant.loadFailed', true],
    ['business', codes.INTERNAL, 'Rusak', 'error', 'Rusak', true],
    ['network', '', 'ECONNRESET', 'offline', 'merchant.offlineTitle', true],
    ['timeout', '', '', 'offline', 'merchant.offlineTitle', true],
    ['rate-limited', '', 'server', 'busy', 'merchant.busyTitle', true],
    ['malformed', '', 'poiList: expected', 'error', 'merchant.loadFailed', true],
  ])('%s %s "%s" shows %s: %s', (kind, code, message, picture, words, canRetry) => {
    const failure = failureOf(new ApiError(kind, code, message), STORE_FAILURES);
    const shown = [failure.picture, failure.message ?? failure.title, failure.action === 'retry'];
    expect(shown).toEqual([picture, words, canRetry]);
  });
  it('has a message for an unknown code', () => {
    expect(failureOf(new Error('x'), STORE_FAILURES).title).toBe('merchant.loadFailed');
  });
});

describe('vouchers', () => {
  test.each<[string, Partial<ProductCard>, boolean, string | undefined]>([
    ['on sale', {}, true, undefined],
    ['sold out', { isSoldOut: true }, false, 'merchant.soldOut'],
    ['sold out goes first', { isSoldOut: true, purchaseCode: 1 }, false, 'merchant.soldOut'],
    ['limit', { purchaseCode: 1 }, false, 'merchant.limitReached'],
    ['group', { purchaseCode: 2 }, false, 'merchant.notEligible'],
    ['not yet', { purchaseCode: 3 }, false, 'merchant.notOnSale'],
    ['another code', { purchaseCode: 7 }, false, 'merchant.couponSoldOut'],
  ])('%s', (_name, change, isPurchasable, overlay) => {
    const face = productFace({ ...product, ...change });
    expect([face.isPurchasable, face.overlay]).toEqual([isPurchasable, overlay]);
  });

  test.each([
    [0, undefined],
    [1, 1],
    [10, 10],
    [11, undefined],
  ])('stock %i shows the badge %s', (remainingStock, stockLeft) => {
    expect(productFace({ ...product, remainingStock }).stockLeft).toBe(stockLeft);
  });

  it('shows no stock when it cannot be bought', () => {
    expect(productFace({ ...product, remainingStock: 3, purchaseCode: 1 }).stockLeft).toBe(
      undefined,
    );
  });

  it('uses the promotion price', () => {
    const face = productFace({
      ...product,
      promotionInfo: {
        activityType: 'FLASH_SALE',
        promotionActivityTagName: { 'id-ID': 'Flash sale' },
        promotionActivitySalePrice: 9000,
        promotionDiscountRatio: 64,
      },
    });
    expect(face).toMatchObject({
      priceRp: 9000,
      originalPriceRp: 25_000,
      discountPercent: 64,
      tag: { isFlashSale: true },
    });
  });

  it('strikes only a higher price', () => {
    const face = productFace({ ...product, originalPrice: 15_000 });
    expect([face.originalPriceRp, face.discountPercent]).toEqual([undefined, undefined]);
  });

  test.each([[''], [null], [undefined]])('skuId %j opens nothing', (skuId) => {
    const { skuId: _dropped, ...without } = product;
    const given = skuId === undefined ? without : { ...without, skuId };
    expect(productFace(given as ProductCard).skuId).toBeUndefined();
  });
});

describe('services, merchant 2 and 5', () => {
  const channel = (orderFoodType: number, qrCodeId?: QrCodeId): StoreChannel =>
    qrCodeId === undefined ? { orderFoodType } : { orderFoodType, qrCodeId };

  test.each<[StoreChannel[], number[]]>([
    [
      [channel(1), channel(2), channel(3)],
      [3, 1, 2],
    ],
    [[channel(2), channel(2), channel(4)], [2]],
    [[], []],
  ])('%j are %j', (channels, services) => {
    expect(servicesOf(channels)).toEqual(services);
    expect(servicesShown(channels, true)).toEqual(services);
    // Without a page to order from: no card that leads nowhere.
    expect(servicesShown(channels, false)).toEqual(services.filter((type) => type === 3));
  });

  test.each<[1 | 2 | 3, StoreChannel[], object]>([
    [3, [channel(3)], { kind: 'scan' }],
    [1, [channel(1, asId('Q'))], { kind: 'menu', qrCodeId: asId<QrCodeId>('Q'), orderFoodType: 1 }],
    [2, [channel(2, asId('Q'))], { kind: 'menu', qrCodeId: asId<QrCodeId>('Q'), orderFoodType: 2 }],
    [
      1,
      [channel(1), channel(2, asId('Q'))],
      { kind: 'refused', key: 'merchant.deliveryNotAvaliable' },
    ],
    [
      2,
      [channel(2, ''), channel(1, asId('Q'))],
      { kind: 'refused', key: 'merchant.pickUpNotAvaliable' },
    ],
  ])('a tap on %i with %j', (type, channels, tap) => {
    expect(serviceTap(type, channels)).toEqual(tap);
  });
});

describe('pictures', () => {
  it('are grouped by type and sorted', () => {
    const groups = imageGroups(storeInfo);
    expect(groups.map(({ type, images }) => [type, images.map(({ url }) => url)])).toEqual([
      ['store', ['/img/front.png']],
      ['interior', ['/img/inside.png']],
      ['dish', ['/img/bakmi.png', '/img/soto.png']],
      ['menu', ['/img/menu.png']],
    ]);
    expect(imageCount(groups)).toBe(5);
    expect(indexOf(groups, '/img/soto.png Soto')).toBe(3);
    expect(indexOf(groups, '/img/none.png ')).toBe(0);
  });
  it('shared by several dishes appear once for each', () => {
    const [, soto] = storeInfo.storeImageList;
    if (!soto) throw new Error('no dish');
    const storeImageList = [soto, soto, { ...soto, name: { 'id-ID': 'Rawon' } }];
    expect(menuImages({ ...storeInfo, storeImageList }).map(({ name }) => name?.['id-ID'])).toEqual(
      ['Soto', 'Rawon'],
    );
  });
  it('count at least one', () => expect(imageCount([])).toBe(1));
  it('of the menu are dishes and menus', () => {
    expect(menuImages(storeInfo)).toHaveLength(3);
  });
  it('behind the bar fall back to the others', () => {
    const images = galleryImages({ ...storeInfo, backgroundImageList: [] });
    expect(images[0]?.url).toBe('/img/menu.png');
  });
});

describe('tabs', () => {
  const nothing: Partial<StoreInfo> = {
    storeImageList: [],
    menuList: [],
    serviceFacilitiesCategoryList: [],
    homepageCouponList: { activityId: '', productList: [], couponBatchList: [] },
    storeAddress: '',
    mallInfo: undefined,
    storeMobile: undefined,
  };
  test.each<[string, Partial<StoreInfo>, string[]]>([
    ['everything', {}, ['discount', 'menu', 'address', 'facility']],
    ['no menu', { storeImageList: [], menuList: [] }, ['discount', 'address', 'facility']],
    [
      'an address only',
      {
        storeImageList: [],
        menuList: [],
        serviceFacilitiesCategoryList: [],
        homepageCouponList: { activityId: '', productList: [], couponBatchList: [] },
      },
      ['address'],
    ],
    ...(
      [
        ['neither address nor mall nor telephone', {}, []],
        ['a street only', { storeAddress: 'Jl. Sabang No. 12' }, ['address']],
        ['a telephone only', { storeMobile: '+62215550001' }, ['address']],
        [
          'a mall only',
          { mallInfo: { mallId: 'M1', mallName: 'Mal', floorList: [], locationRemark: {} } },
          ['address'],
        ],
        [
          'kinds of facilities without one',
          { serviceFacilitiesCategoryList: [{ id: '1', categoryName: {}, serviceFacilities: [] }] },
          [],
        ],
      ] as [string, Partial<StoreInfo>, string[]][]
    ).map(([name, change, names]): [string, Partial<StoreInfo>, string[]] => [
      name,
      { ...nothing, ...change },
      names,
    ]),
  ])('%s', (_name, change, names) => {
    expect(sectionsOf({ ...storeInfo, reviewSwitch: false, ...change })).toEqual(names);
  });
  it('need at least two sections', () => {
    expect([hasTabs(['address']), hasTabs(['address', 'menu'])]).toEqual([false, true]);
  });
  it('end with the reviews, where they are shown', () => {
    expect(sectionsOf(storeInfo).at(-1)).toBe('review');
    expect(sectionsOf({ ...storeInfo, reviewSwitch: undefined })).toContain('review');
    expect(sectionsOf({ ...storeInfo, reviewSwitch: false })).not.toContain('review');
  });
});

describe('the section in view', () => {
  /** Of the content. */
  const tops = { discount: 400, menu: 900, address: 1500, facility: 1700, review: 1900 };
  const at = (scrollTop: number, maxScrollTop: number, facilityHeight = 200) =>
    sectionInView(
      Object.entries(tops).map(([name, top], index) => ({
        name: name as keyof typeof tops,
        top: top - scrollTop,
        bottom:
          (name === 'facility' ? top + facilityHeight : (Object.values(tops)[index + 1] ?? 2400)) -
          scrollTop,
      })),
      { viewHeight: 360, lineTop: 147, scrollTop, maxScrollTop },
    );

  test.each([
    [0, 'discount'],
    [752, 'discount'],
    [753, 'menu'],
    [1353, 'address'],
    [1553, 'facility'],
    [1753, 'review'],
    [2000, 'review'],
  ])('of a long page, scrolled by %i: %s', (scrollTop, name) => {
    expect(at(scrollTop, 2000)).toBe(name);
  });

  // The last three headings never come up to the line.
  test.each([
    [752, 'discount'],
    [753, 'menu'],
    [1080, 'menu'],
    [1081, 'address'],
    [1190, 'address'],
    [1191, 'facility'],
    [1299, 'facility'],
    [1300, 'review'],
  ])('near the end of a page, scrolled by %i: %s', (scrollTop, name) => {
    expect(at(scrollTop, 1300)).toBe(name);
  });

  // Between facilities and reviews stands a part without a tab.
  it.each([
    [1600, 'facility'],
    [1602, 'facility'],
    [1603, 'review'],
  ])('after a short one, scrolled by %i: %s', (scrollTop, name) => {
    expect(at(scrollTop, 2000, 50)).toBe(name);
  });

  it('is the first on a page that does not scroll', () => {
    expect(at(0, 0)).toBe('discount');
    expect(
      sectionInView([], { viewHeight: 9, lineTop: 0, scrollTop: 0, maxScrollTop: 0 }),
    ).toBeUndefined();
  });

  it.each([10, 38, 500, 1300, 1552, 1554, 1752, 2200])(
    'is each in turn, with %i px to scroll',
    (max) => {
      const seen = new Set(Array.from({ length: max + 1 }, (_, top) => at(top, max)));
      expect([...seen]).toEqual(Object.keys(tops));
    },
  );
});

test('missing review switches are reported', () => {
  expect(missingSwitches({})).toEqual(['reviewEnable', 'reviewSwitch']);
  expect(missingSwitches({ reviewEnable: false, reviewSwitch: false })).toEqual([]);
});

test('lists collapse to three', () => {
  expect(collapsed([1, 2, 3, 4], false)).toEqual([1, 2, 3]);
  expect(collapsed([1, 2, 3, 4], true)).toHaveLength(4);
  expect([isCollapsible([1, 2, 3]), isCollapsible([1, 2, 3, 4])]).toEqual([false, true]);
});
