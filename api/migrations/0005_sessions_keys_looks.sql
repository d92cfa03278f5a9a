CREATE TABLE "revoked_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_looks" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_looks" text;--> statement-breakpoint
CREATE INDEX "revoked_tokens_expiry" ON "revoked_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_name_looks" ON "users" USING btree ("name_looks");--> statement-breakpoint
CREATE INDEX "users_email_looks" ON "users" USING btree ("email_looks");--> statement-breakpoint
-- Names and passwords in links of streams, which nobody should have seen. The part before the host ends at its last @.
UPDATE "streams" SET "link" = regexp_replace("link", '^(https://)[^/?#\\]*@', '\1', 'i') WHERE "link" ~* '^https://[^/?#\\]*@';
