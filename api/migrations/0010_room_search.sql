-- Written by hand, as the other searches: by a part of a room's number. Names and titles are found where they stand.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "rooms_number_search" ON "rooms" USING gin (("id"::text) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches for rooms by their number have no index: %', SQLERRM;
END $$;
