-- Words are indexed with their places, so that phrases are found (server/search/words.ts). `edition`: 1 is written so; what was written before
-- is found by its words meanwhile, and is written anew behind everybody's back (server/search/Renewal.ts).
alter table search_entries add column edition smallint not null default 0;
alter table resting_entries add column edition smallint not null default 0;
create index search_entries_to_renew on search_entries (id) where edition = 0;

-- Of all organizations, since nobody asks for it.
create function entries_to_renew(after_id uuid, most integer)
returns table (organization_id uuid, id uuid, kind text, type text)
language sql stable security definer set search_path = pg_catalog, public as $$
  select entry.organization_id, entry.id, entry.kind, entry.type
  from public.search_entries entry
  where entry.edition = 0 and entry.id > after_id
  order by entry.id
  limit most
$$;
revoke execute on function entries_to_renew from public;
grant execute on function entries_to_renew to vitrine_app;
