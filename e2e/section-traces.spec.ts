import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS, unpaidRoom } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

test('a section’s call that its `section.ts` does not list is refused in a sentence, and is not sent', async ({ page, platform }) => {
  const call = 'GET /roomApp/room/{roomId}/approvals';
  const token = await enterAs(page, platform.url, ADMIN);
  // Not a paid one: that is shown without its approvals.
  const { roomId } = await unpaidRoom(platform.api, token);
  const path = `${ROOMS}/room-rewards/${roomId}`;
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/roomApp/') && sent.push(request.url())));
  await page.goto(platform.url + path);
  await expect.poll(() => sent.length, { message: 'with the list as it is' }).toBeGreaterThan(0);
  // The page may read something again until it is left.
  await page.goto('about:blank');
  sent.length = 0;
  // What the section's entry says of itself, without it.
  await page.addInitScript((listed) => {
    type Entry = { get(expose: string): Promise<() => { readonly default: { readonly calls: string[] } }> };
    let entry: Entry | undefined;
    const without = (given: Entry): Entry => ({
      ...given,
      get: async (expose) => {
        const { default: section } = (await given.get(expose))();
        return () => ({ default: { ...section, calls: section.calls.filter((one) => one !== listed) } });
      },
    });
    Object.defineProperty(window, 'mfe_rooms', { configurable: true, get: () => entry, set: (given: Entry) => (entry = without(given)) });
  }, call);
  // From the list: what a page reads first when it is opened by its address, the document has asked for.
  await page.goto(`${platform.url}${ROOMS}?tab=cointime`);
  await page.locator(`a[href="${path}"]`).click();
  await expect(page.getByText(`mfe_rooms has not declared the call ${call} in its section.ts`)).toBeVisible();
  expect(sent).toEqual([]);
});
