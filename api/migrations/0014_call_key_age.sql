-- Idempotency keys are deleted when they are old enough.
CREATE INDEX "call_keys_created" ON "call_keys" USING btree ("created_at");
