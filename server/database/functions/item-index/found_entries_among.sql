-- after: current_organization
-- found_entry_positions among these positions alone, each looked at.
create or replace function found_entries_among(queries tsquery[], resting boolean, among integer[])
returns table (at integer, positions bytea)
language sql stable security definer rows 6 set search_path = pg_catalog, public as $$
  with entry as materialized (
    select entry.position, entry.document from public.search_entries entry
    where entry.organization_id = public.current_organization() and entry.position = any (among)
    union all
    select entry.position, entry.document from public.resting_entries entry
    where resting and entry.organization_id = public.current_organization() and entry.position = any (among)
  )
  select asked.at::integer, coalesce((select string_agg(int4send(entry.position), '') from entry where entry.document @@ asked.query), '')
  from unnest(queries) with ordinality asked (query, at)
$$;
revoke execute on function found_entries_among from public;
grant execute on function found_entries_among to vitrine_app;
