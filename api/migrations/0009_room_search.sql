-- Written by hand. One letter or two have no trigram; every name has some of each.
CREATE FUNCTION "letters_and_pairs"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array(SELECT DISTINCT substr($1, place, size) FROM generate_series(1, length($1)) AS place, generate_series(1, 2) AS size)
$$;--> statement-breakpoint
CREATE INDEX "users_name_letters" ON "users" USING gin ("letters_and_pairs"(lower("name")));--> statement-breakpoint
-- As the other searches: by a part of a room's number, and by its players' names. Those have an index of their own: in
-- the one of all that people are searched by, a number is in very many mobile numbers.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "rooms_number_search" ON "rooms" USING gin (("id"::text) gin_trgm_ops);
	CREATE INDEX "users_name_search" ON "users" USING gin (lower("name") gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches for rooms have no index: %', SQLERRM;
END $$;
