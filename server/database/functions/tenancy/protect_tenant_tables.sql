-- Protects what no migration protected itself: every table with an organization. Called after each migration.
create or replace function protect_tenant_tables() returns void language plpgsql as $$
declare
  name text;
begin
  for name in
    select table_.relname
    from pg_class table_
    join pg_attribute column_ on column_.attrelid = table_.oid and column_.attname = 'organization_id' and not column_.attisdropped
    where table_.relnamespace = 'public'::regnamespace and table_.relkind in ('r', 'p') and not table_.relforcerowsecurity
  loop
    perform protect_tenant_table(name);
  end loop;
end $$;
