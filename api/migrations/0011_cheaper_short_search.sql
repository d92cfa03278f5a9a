-- Written by hand. One function for searches of one letter or two, which have no trigram: of people by all that they are found by, and
-- of rooms by their players' names. Its parts are compared byte by byte. The planner needs no statistics of them: who asks for them
-- has found out that few have them.
DROP INDEX "users_short_search";--> statement-breakpoint
DROP INDEX "users_name_letters";--> statement-breakpoint
DROP FUNCTION "letters_and_pairs"(text);--> statement-breakpoint
CREATE INDEX "users_short_search" ON "users" USING gin (short_parts("search_text" COLLATE "C"));--> statement-breakpoint
CREATE INDEX "users_short_name_search" ON "users" USING gin (short_parts(lower("name") COLLATE "C"));--> statement-breakpoint
ALTER INDEX "users_short_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "users_short_name_search" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
-- The same quarters, a tenth of the time.
CREATE OR REPLACE FUNCTION quarter_of(timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT date_bin(interval '15 minutes', $1, timestamptz '1970-01-01 00:00:00+00')
$$;--> statement-breakpoint
-- The same role without a call for each user.
CREATE OR REPLACE VIEW role_figures AS
	SELECT id, 'role' AS kind,
		coalesce((SELECT role_id FROM user_roles WHERE user_roles.user_id = users.id ORDER BY role_id <> 501, role_id LIMIT 1), 0) AS part,
		null::timestamptz AS at, null::bigint AS user_id, 1::bigint AS number, 0::bigint AS cents
	FROM users;--> statement-breakpoint
-- The same in one reading of the tables.
CREATE OR REPLACE FUNCTION recount_figures() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4120772);
	LOCK TABLE users, user_roles, rooms, room_approvals, room_winners, transactions, fullmap_rooms, fullmap_applications, fullmap_winners,
		tournaments, tournament_applications, tournament_rewards, topups, redeems IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM figure_changes;
	DELETE FROM figures;
	DELETE FROM game_players;
	WITH counted AS MATERIALIZED (
		SELECT kind, part, at, user_id, sum(number) AS number, sum(cents) AS cents FROM figure_sources GROUP BY kind, part, at, user_id
	), players AS (
		INSERT INTO game_players SELECT part, user_id, number FROM counted WHERE kind = 'player' RETURNING game_id
	)
	INSERT INTO figures
		SELECT kind, at, part, number, cents FROM counted WHERE kind <> 'player' AND at IS NOT NULL
		UNION ALL SELECT kind, '-infinity', part, sum(number), sum(cents) FROM counted WHERE kind <> 'player' GROUP BY kind, part
		UNION ALL SELECT 'players', '-infinity', game_id, count(*), 0 FROM players GROUP BY game_id;
END $$;
