ALTER TABLE "topups" ADD COLUMN "requested_by" bigint;--> statement-breakpoint
ALTER TABLE "redeems" ADD COLUMN "requested_by" bigint;--> statement-breakpoint
ALTER TABLE "topups" ADD CONSTRAINT "topups_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redeems" ADD CONSTRAINT "redeems_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
