-- Written by hand. pg_restore empties the search path, and a trigger that meets a restored row then doesn't find the tables.
DO $$
DECLARE
	function regprocedure;
BEGIN
	FOR function IN
		SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prorettype IN ('trigger'::regtype, 'void'::regtype)
			AND prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')
	LOOP
		EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', function, current_schema());
	END LOOP;
END $$;
