import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { troubles } from './kit/audit.ts';
import { test } from './kit/journey.ts';
import { Keyboard } from './kit/keyboard.ts';
import { beforeCombat } from './kit/moments.ts';
import type { Person } from './kit/person.ts';
import { prepare, sit } from './kit/prepared.ts';
import type { Server } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: Server;
test.beforeAll(({ server: own }) => {
  server = own;
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function picture(name: string, { page }: Person): Promise<void> {
  const path = test.info().outputPath(`${name.replaceAll(' ', '-')}.png`);
  await page.screenshot({ path });
  await test.info().attach(name, { path, contentType: 'image/png' });
}

/** Anna, who has no mouse, may attack; Benedikt looks on from his phone. */
async function pair(browser: Browser, bens: BrowserContextOptions = { ...PHONE, colorScheme: 'dark' }) {
  const prepared = await prepare(server, 'combat', beforeCombat(['Anna', 'Benedikt']));
  const [anna, ben] = await Promise.all([
    sit(browser, 'en', prepared, {}, 'Anna'),
    sit(browser, 'de', prepared, bens, 'Benedikt'),
  ]);
  const keys = new Keyboard(anna.page);
  anna.hand = keys;
  await expect(question(anna)).toHaveText('What do you attack?');
  return { anna, ben, keys };
}

const question = ({ prompt }: Person): Locator => prompt.getByRole('heading', { level: 2 }).first();
const combat = ({ page }: Person): Locator => page.getByRole('region', { name: /^(Combat|Kampf)$/ });
/** What a screen reader speaks when something happens. */
const news = ({ page }: Person): Locator => page.getByRole('main').locator('[aria-live="polite"]');
const endings = ({ page }: Person): Locator =>
  page.locator('.m-log-lines li').filter({ hasText: /wins the attack|fails to take|gewinnt den Angriff|scheitert an/ });
const declared = ({ page }: Person): Locator =>
  page.locator('.m-log-lines li').filter({ hasText: /attacks .* and rolls|greift .* an und würfelt/ });

/** To the first space that may be attacked, and the same key twice. */
async function attack(anna: Person, keys: Keyboard): Promise<void> {
  await keys.press(anna.prompt.getByRole('button', { name: anna.words.toMap }));
  await keys.key('Enter');
  await expect(anna.prompt.getByText('Before rolling').first()).toBeVisible();
  await keys.key('Enter');
}

test('a combat by keys, heard by whoever does not see it; reloaded, in another language, and without a line in the middle of it', async ({
  browser,
}) => {
  const { anna, ben, keys } = await pair(browser);
  const { page } = anna;

  await test.step('spaces speak, and one key goes from one to the next', async () => {
    await keys.press(anna.prompt.getByRole('button', { name: anna.words.toMap }));
    const here = page.locator(':focus');
    const first = await here.getAttribute('aria-label');
    expect(first).toMatch(/can be chosen/);
    await expect(here).toHaveAccessibleDescription(/./);
    await keys.key('n');
    await expect(here).toHaveAccessibleName(/can be chosen/);
    await keys.key('Shift+N');
    await expect(here).toHaveAccessibleName(first ?? '');
    // One that may not be chosen says why.
    await keys.key('ArrowLeft');
    await keys.key('Enter');
    if (!/can be chosen/.test((await here.getAttribute('aria-label')) ?? ''))
      await expect(anna.prompt.getByRole('alert').first()).not.toBeEmpty();
    await keys.key('Escape');
  });

  const fought = await endings(ben).count();
  await attack(anna, keys);
  await test.step('both hear of it, each in their language', async () => {
    await expect(news(anna)).toHaveText(/Anna attacks .* and rolls \d/);
    await expect(news(ben)).toHaveText(/Anna greift .* an und würfelt \d/);
    for (const person of [anna, ben]) await expect(combat(person).getByRole('status')).not.toBeEmpty();
    await expect(question(anna)).toHaveText(/^Your attack: spend trade tokens/);
    await expect(question(ben)).toHaveText(/Anna darf den Angriff stärken/);
    await keys.isSeen();
  });
  await picture('in the middle of a combat', anna);
  await picture('in the middle of a combat on a phone', ben);
  expect(await troubles(page)).toEqual([]);
  expect(await troubles(ben.page)).toEqual([]);

  const step = await anna.question();
  const sides = await combat(anna).locator('.nd-combat-sides').textContent();
  await test.step('a reload comes back to the same question and the same dice', async () => {
    await Promise.all([page.reload(), ben.page.reload()]);
    await expect(question(anna)).toHaveText(/^Your attack/);
    expect(await anna.question()).toBe(step);
    await expect(combat(anna).locator('.nd-combat-sides')).toHaveText(sides ?? '');
    await expect(combat(ben)).toBeVisible();
  });

  const most = page.locator('.m-prompt').getByRole('listitem').getByRole('button').nth(1);
  await test.step('another language and other colours change nothing else', async () => {
    await keys.press(most);
    await expect(most).toHaveAttribute('aria-pressed', 'true');
    await keys.press(page.getByRole('button', { name: 'DE Deutsch' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: /^Dein Angriff: Handelsmarker ausgeben/ })).toBeVisible();
    await keys.press(page.getByRole('button', { name: 'Einstellungen' }));
    await keys.choose(page.getByRole('radio', { name: 'Dunkel' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await keys.key('Escape');
    await expect(most).toHaveAttribute('aria-pressed', 'true');
    await picture('in another language and other colours', anna);
    expect(await troubles(page)).toEqual([]);
    await keys.press(page.getByRole('button', { name: 'EN English' }));
    await expect(question(anna)).toHaveText(/^Your attack/);
    expect(await anna.question()).toBe(step);
  });

  await test.step('without a line the page says so in words, and an answer waits', async () => {
    await Promise.all([page.context().setOffline(true), ben.page.context().setOffline(true)]);
    await expect(page.getByText('Connection lost. Reconnecting; nothing is lost.')).toBeVisible();
    await expect(
      ben.page.getByText('Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.'),
    ).toBeVisible();
    await keys.press(anna.prompt.getByRole('button', { name: 'Confirm' }));
    await expect(anna.prompt.getByText('Offline. Sending when back online …')).toBeVisible();
    // Pressed again for want of patience.
    await keys.key('Enter');
    await picture('without a line', anna);
    await picture('without a line on a phone', ben);
    expect(await troubles(page)).toEqual([]);
    await expect(endings(anna)).toHaveCount(fought);
  });

  await test.step('with a line again it is given once, and everybody sees how it ends', async () => {
    await Promise.all([page.context().setOffline(false), ben.page.context().setOffline(false)]);
    await expect(endings(anna)).toHaveCount(fought + 1, { timeout: 20_000 });
    await expect(endings(ben)).toHaveCount(fought + 1, { timeout: 20_000 });
    await expect(anna.prompt.getByText('Offline. Sending when back online …')).toBeHidden();
    await expect(page.getByText(anna.words.lost)).toBeHidden();
    await expect(news(ben)).toHaveText(/Anna (gewinnt den Angriff|scheitert)/);
    await keys.isSeen();
  });
});

interface Line {
  isDeaf: boolean;
  cut(): Promise<void>;
}

/** A line that carries what is said to the server and nothing of what it answers, as long as that is wanted. */
async function deafLine(page: Page): Promise<Line> {
  const line: Line = { isDeaf: false, cut: () => Promise.resolve() };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => far.send(message));
    far.onMessage((message) => {
      if (!line.isDeaf) socket.send(message);
    });
    line.cut = () => socket.close();
  });
  return line;
}

test('an attack whose acknowledgement is lost on the way is one attack: its dice fall once', async ({ browser }) => {
  const { anna, ben, keys } = await pair(browser, {});
  const line = await deafLine(anna.page);
  await anna.page.reload();
  await expect(question(anna)).toHaveText('What do you attack?');
  const before = await declared(ben).count();
  line.isDeaf = true;
  await attack(anna, keys);
  await expect(declared(ben)).toHaveCount(before + 1);
  const sides = await combat(ben).locator('.nd-combat-sides b').allTextContents();
  await expect(question(anna)).toHaveText('What do you attack?');
  line.isDeaf = false;
  await line.cut();
  await expect(question(anna)).toHaveText(/^Your attack: spend trade tokens/, { timeout: 20_000 });
  expect(await combat(anna).locator('.nd-combat-sides b').allTextContents()).toEqual(sides);
  for (const person of [anna, ben]) await expect(declared(person)).toHaveCount(before + 1);
  await expect(anna.prompt.getByRole('alert')).toHaveCount(0);
  await keys.isSeen();
});

test('on a phone the target that a finger has found stays in sight, and the finger finds it again', async ({
  browser,
}) => {
  const prepared = await prepare(server, 'combat by touch', beforeCombat(['Anna', 'Benedikt']));
  const anna = await sit(browser, 'en', prepared, PHONE, 'Anna');
  const target = anna.glowing().first();
  const centre = async () => {
    const box = await target.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  // The map comes closer to what may be chosen, and then it rests.
  let finger = await centre();
  const rests = async (): Promise<boolean> => {
    const before = finger;
    finger = await centre();
    return Math.hypot(finger.x - before.x, finger.y - before.y) < 1;
  };
  await expect.poll(rests, { intervals: [100] }).toBe(true);
  const odds = anna.prompt.getByText('Before rolling').first();
  await expect(async () => {
    // A finger that a busy machine lets rest too long looks, and chooses nothing.
    if (!(await odds.isVisible())) await anna.page.touchscreen.tap(finger.x, finger.y);
    await expect(odds).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The prompt says what was chosen; nothing says it again over the map, and no button has come over the space.
  await expect(anna.map.locator('.nd-inspector')).toHaveCount(0);
  // The map may come closer once the question has become longer.
  let now = finger;
  const isOnTop = async (): Promise<boolean> => {
    now = await centre();
    return target.evaluate((space, { x, y }) => space.contains(document.elementFromPoint(x, y)), now);
  };
  await soon(isOnTop).toBe(true);
  await picture('a target chosen on a phone', anna);
  await anna.page.touchscreen.tap(now.x, now.y);
  await expect(question(anna)).toHaveText(/^Your attack/);
});
