ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name) || chr(10) || email || chr(10) || coalesce(mobile, '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_mobile" ON "users" USING btree (coalesce("mobile", '~') collate "C","id");--> statement-breakpoint
CREATE INDEX "users_mobile_downwards" ON "users" USING btree (coalesce("mobile", '') collate "C","id");--> statement-breakpoint
CREATE INDEX "users_balance" ON "users" USING btree ("balance_cents","id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("id") WHERE "users"."banned_at" is not null;--> statement-breakpoint
-- Written by hand, as the other searches: by a part of a name, an e-mail address or a mobile number.
DROP INDEX IF EXISTS "users_search";--> statement-breakpoint
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE WARNING 'Searches for people have no index: %', SQLERRM;
END $$;
