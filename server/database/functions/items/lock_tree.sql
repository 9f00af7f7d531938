-- after: current_organization
-- One structural change of a module at a time: two moves cannot make a cycle, and nothing is moved into what is going to the trash.
create or replace function lock_tree(module text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(current_organization()::text || module, 3408712031))
$$;
