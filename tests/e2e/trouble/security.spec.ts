/**
 * Hostile strings and addresses have no effect. The fixture asserts after every test that the content
 * policy was not violated.
 */
import { expect, open, storeCards, test } from '../fixtures.ts';

test('the content security policy is sent and forbids what it must', async ({
  request,
  baseURL,
}) => {
  const policy = (await request.get(`${baseURL}/`)).headers()['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim()]),
  );
  expect(directives.get('default-src')).toBe("default-src 'none'");
  for (const name of ['frame-ancestors', 'base-uri', 'form-action', 'object-src'])
    expect(directives.get(name)).toBe(`${name} 'none'`);
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:\/\/\*|script-src[^;]*\*/);
  expect(directives.has('require-trusted-types-for')).toBe(true);
});

test('the listener of the fixture sees a violation', async ({ page, silentFailures }) => {
  await open(page);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'http://127.0.0.1:9/x.png';
  });
  await expect.poll(() => silentFailures.join()).toContain('img-src');
  silentFailures.length = 0;
});

test('text cannot become markup', async ({ page, silentFailures }) => {
  await open(page);
  const outcome = await page.evaluate(() => {
    try {
      Reflect.set(document.body, 'innerHTML', '<b>x</b>');
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  silentFailures.length = 0;
});

test('there is no frame anywhere', async ({ page }) => {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  await expect(page.locator('iframe, frame, object, embed')).toHaveCount(0);
});

test('hostile addresses open nothing', async ({ page, baseURL, silentFailures }) => {
  const hostile = [
    '/platform/nowhere?originUrl=javascript:alert(1)',
    '/platform/home?redirect=https://example.com/platform/x',
    '/platform/merchant?poiId=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/%5C%5Cexample/com',
    '/platform/home?guid=%3Cscript%3Ealert(1)%3C/script%3E',
  ];
  page.on('dialog', async (dialog) => {
    silentFailures.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  for (const path of hostile) {
    await page.goto(path);
    await expect(page.getByRole('heading').or(page.getByRole('main')).first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.locator('img[src="x"], iframe')).toHaveCount(0);
  }
});

test('hostile data in storage is dropped and home still loads', async ({ page }) => {
  await open(page);
  await expect(storeCards(page).first()).toBeVisible();
  const keys = await page.evaluate(() => {
    const poison = [
      '{',
      'null',
      '[]',
      '"<img src=x onerror=alert(1)>"',
      '{"__proto__":{"polluted":1}}',
      '1e999',
    ];
    const all = Object.keys(localStorage);
    all.forEach((key, index) => localStorage.setItem(key, poison[index % poison.length] ?? ''));
    return all;
  });
  expect(keys.length).toBeGreaterThan(0);
  await page.reload();
  await expect(storeCards(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});
