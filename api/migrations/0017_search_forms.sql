-- Written by hand, except the columns and the indexes of the orders. Names are in alphabetical order, as in the console, and searches
-- compare texts as `searchForm` in shared/contract does. Where the server has no ICU, or the database isn't in UTF-8, accents count.
DO $$
BEGIN
	CREATE COLLATION alphabetical (provider = icu, locale = 'und');
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Names are in the order of their codes: %', SQLERRM;
	CREATE COLLATION alphabetical FROM "C";
END $$;--> statement-breakpoint
CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 SET search_path FROM CURRENT AS $$
DECLARE
	form text := given;
BEGIN
	IF octet_length(given) > length(given) THEN
		form := regexp_replace(normalize(given, NFKD), '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g');
		form := translate(lower(form COLLATE alphabetical), 'ςøłđħı', 'σoldhi');
		form := regexp_replace(replace(replace(replace(form, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[\u1680\u2028\u2029]', ' ', 'g');
	END IF;
	RETURN btrim(regexp_replace(lower(form COLLATE "C"), '[\t\v\f\r ]+', ' ', 'g'));
END $$;--> statement-breakpoint
DROP INDEX IF EXISTS "users_name_search", "users_short_name_search", "redeems_status_method", "topups_status_payment", "users_name";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(name || chr(10) || email || chr(10) || coalesce(mobile, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(title || chr(10) || description)) STORED;--> statement-breakpoint
CREATE INDEX "redeems_status_method" ON "redeems" USING btree ("status","method" collate alphabetical,"id");--> statement-breakpoint
CREATE INDEX "topups_status_payment" ON "topups" USING btree ("status","payment" collate alphabetical,"id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name" collate alphabetical,"id");--> statement-breakpoint
CREATE INDEX "users_short_search" ON "users" USING gin (short_parts("search_text" COLLATE "C"));--> statement-breakpoint
CREATE INDEX "users_short_name_search" ON "users" USING gin (short_parts(split_part("search_text", e'\n', 1) COLLATE "C"));--> statement-breakpoint
ALTER INDEX "users_short_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "users_short_name_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "tournaments_search" ON "tournaments" USING gin ("search_text" gin_trgm_ops);
	CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
	CREATE INDEX "users_name_search" ON "users" USING gin (split_part("search_text", e'\n', 1) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches have no index: %', SQLERRM;
END $$;
