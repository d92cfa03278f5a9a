CREATE INDEX "redeems_status_id" ON "redeems" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "redeems_status_amount" ON "redeems" USING btree ("status","amount_cents","id");--> statement-breakpoint
CREATE INDEX "redeems_status_method" ON "redeems" USING btree ("status",lower("method"),"id");--> statement-breakpoint
CREATE INDEX "topups_status_id" ON "topups" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "topups_status_amount" ON "topups" USING btree ("status","amount_cents","id");--> statement-breakpoint
CREATE INDEX "topups_status_game" ON "topups" USING btree ("status","game_id","id");--> statement-breakpoint
CREATE INDEX "topups_status_payment" ON "topups" USING btree ("status",lower("payment"),"id");--> statement-breakpoint
-- Written by hand, as the other searches: by a part of a request's id, or of what its person is called.
-- Not in SQL, which would be put in the place of its call: the planner has to know what it costs.
CREATE FUNCTION short_parts(whole text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
	RETURN string_to_array(regexp_replace(whole, '(..)', '\1 ', 'g') || ' ' || regexp_replace(substr(whole, 2), '(..)', '\1 ', 'g'), ' ')
		|| string_to_array(whole, NULL);
END $$;--> statement-breakpoint
-- Every letter and every two that stand together: trigrams need three.
CREATE INDEX "users_short_search" ON "users" USING gin (short_parts("search_text"));--> statement-breakpoint
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "topups_id_search" ON "topups" USING gin (("id"::text) gin_trgm_ops);
	CREATE INDEX "redeems_id_search" ON "redeems" USING gin (("id"::text) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches for requests have no index: %', SQLERRM;
END $$;
