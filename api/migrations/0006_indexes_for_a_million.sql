CREATE INDEX "fullmap_rooms_creator" ON "fullmap_rooms" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "fullmap_rooms_game" ON "fullmap_rooms" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "rooms_game" ON "rooms" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "tournaments_organizer" ON "tournaments" USING btree ("organizer_id");--> statement-breakpoint
-- Written by hand, as the other searches: by a part of a name or an e-mail address.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "users_search" ON "users" USING gin (lower("name") gin_trgm_ops, "email" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches for people have no index: %', SQLERRM;
END $$;
