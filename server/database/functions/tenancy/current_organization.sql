-- The organization that this transaction is for; null when none was named.
create or replace function current_organization() returns uuid language sql stable as $$
  select nullif(current_setting('app.organization_id', true), '')::uuid
$$;
