-- Written by hand. The console's search finds matches by their titles, also misspelled ones; people by the index of their names.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "tournaments_title_search" ON "tournaments" USING gin (split_part("search_text", e'\n', 1) gin_trgm_ops);
	CREATE INDEX "fullmap_rooms_title_search" ON "fullmap_rooms" USING gin (search_form("title") gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches of titles have no index: %', SQLERRM;
END $$;
