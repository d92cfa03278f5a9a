ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "session" text;--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "unsealed_audit_entries" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Entries are queued here and sealed by the server a few seconds later, in batches: a chain that each transaction continued by itself
-- would make all of them wait for one another.
CREATE FUNCTION queue_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unsealed_audit_entries SELECT id FROM added;
	RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_queue AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION queue_audit_entries();
--> statement-breakpoint
-- Against mistakes. What keeps an attacker out is a role that lacks the rights (docs/operating.md): an owner can disable triggers.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only ever added', tg_table_name USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
INSERT INTO unsealed_audit_entries SELECT id FROM audit_entries;
