-- after: current_organization
-- What each of several queries of words finds, whoever asks, as bytes: four of each position. As found_entries: with its owner's rights, within the
-- organization alone, and by the index of words. `resting`: also among what lies in the trash by itself, which has no such index. Which organization it is is
-- asked once, and not of each of the many rows.
create or replace function found_entry_positions(queries tsquery[], resting boolean)
returns table (at integer, positions bytea)
language sql stable security definer rows 6 set search_path = pg_catalog, public set enable_seqscan = off as $$
  select asked.at::integer, coalesce((
    select string_agg(int4send(found.position), '') from (
      select entry.position from public.search_entries entry
      where entry.document @@ asked.query and entry.organization_id = (select public.current_organization()) and entry.position is not null
      union all
      select entry.position from public.resting_entries entry
      where resting and entry.organization_id = (select public.current_organization()) and entry.document @@ asked.query and entry.position is not null
    ) found), '')
  from unnest(queries) with ordinality asked (query, at)
$$;
revoke execute on function found_entry_positions from public;
grant execute on function found_entry_positions to vitrine_app;
