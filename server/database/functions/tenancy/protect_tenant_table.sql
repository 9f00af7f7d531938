-- Makes a table a tenant's: the API sees and writes only rows of the current organization, with the rights named.
create or replace function protect_tenant_table(name text, rights text default 'select, insert, update, delete', key text default 'organization_id')
returns void language plpgsql as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I force row level security', name);
  execute format('create policy tenant on public.%I to vitrine_app using (%I = (select current_organization()))', name, key);
  execute format('create policy owner on public.%I to %I using (true)', name, current_user);
  execute format('grant %s on public.%I to vitrine_app', rights, name);
end $$;
