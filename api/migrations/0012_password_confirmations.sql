CREATE TABLE "password_confirmations" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "password_confirmations_expiry" ON "password_confirmations" USING btree ("expires_at");
