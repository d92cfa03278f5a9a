ALTER TABLE "redeems" ADD COLUMN "seen_by" bigint;--> statement-breakpoint
ALTER TABLE "redeems" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "redeems" ADD COLUMN "attention" jsonb;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "seen_by" bigint;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "topups" ADD COLUMN "attention" jsonb;--> statement-breakpoint
ALTER TABLE "redeems" ADD CONSTRAINT "redeems_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redeems_attention" ON "redeems" USING btree ("requested_at","id") WHERE "redeems"."status" = 'PENDING' and "redeems"."attention" is not null;--> statement-breakpoint
CREATE INDEX "redeems_account" ON "redeems" USING btree (lower(replace(replace("account", ' ', ''), '-', '')));--> statement-breakpoint
CREATE INDEX "topups_attention" ON "topups" USING btree ("requested_at","id") WHERE "topups"."status" = 'PENDING' and "topups"."attention" is not null;