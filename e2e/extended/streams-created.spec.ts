import { enterBare } from '../harness/people.ts';
import { ADDED, addButton, field, form, freshLink, openStreams } from '../harness/streams.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/users.ts';

test.afterEach(({ bare }) => bare.backend.streams.afterAdding('created'));

test('only 201 is a success: another 2xx is a refusal in the words of the server, keeps the typed values and reads the list again', async ({
  page,
  bare: { url, backend },
  guard,
}) => {
  await enterBare(page, { url, backend }, guard);
  await openStreams(page, url);
  const reads = () => backend.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/videos/')).length;
  const before = reads();
  const link = freshLink();
  await field(page, 'Video link').fill(link);
  backend.streams.afterAdding('ok');
  await addButton(page).click();
  await expect(form(page).getByText('The stream waits for a review.')).toBeVisible();
  await expect(toast(page, ADDED)).toHaveCount(0);
  await expect(field(page, 'Video link')).toHaveValue(link);
  await expect.poll(reads).toBeGreaterThan(before);
  backend.streams.afterAdding('created');
  await addButton(page).click();
  await expect(toast(page, ADDED)).toBeVisible();
  expect(backend.streams.linked(link)).toHaveLength(1);
});
