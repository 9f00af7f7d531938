-- Of all organizations, since nobody asks for it.
create or replace function entries_to_renew(after_id uuid, most integer)
returns table (organization_id uuid, id uuid, kind text, type text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select entry.organization_id, entry.id, entry.kind, entry.type
  from public.search_entries entry
  where entry.edition < 3 and entry.id > after_id
  order by entry.id
  limit most
$$;
revoke execute on function entries_to_renew from public;
grant execute on function entries_to_renew to vitrine_app;
