const triggers = (what: 'disable' | 'enable') => `do $$ declare t regclass; begin
  for t in select distinct tgrelid from pg_trigger where not tgisinternal loop
    execute format('alter table %s ${what} trigger user', t);
  end loop;
end $$`;

/** Fills tables while there are no other writers: the figures are counted once at the end, and not row by row. */
export async function countedAtTheEnd(run: (statement: string) => Promise<unknown>, fill: () => Promise<void>): Promise<void> {
  await run(triggers('disable'));
  await fill();
  await run(triggers('enable'));
  await run('select recount_figures()');
}
