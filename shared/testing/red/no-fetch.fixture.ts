// Run by red.test.ts: somebody asks a server that this test did not put there.
test('a page that fetches', async () => {
  await fetch('/somewhere').catch(() => undefined);
});
