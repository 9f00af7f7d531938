-- after: current_organization
-- What each of several queries of words finds and none before it, whoever asks, as bytes: four of each position. What an earlier one finds is left out by the
-- index of words, so that each row is read once. As found_entries: with its owner's rights, within the organization alone, and by the index of words.
-- `resting`: also among what lies in the trash by itself, which has no such index. Which organization it is is asked once, and only of what was found: words
-- begin with its mark, and its index of positions has all that it has.
create or replace function found_entry_positions(queries tsquery[], resting boolean)
returns table (at integer, positions bytea)
language sql stable security definer rows 6 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with asked (at, query) as materialized (
    select one.at, coalesce(one.query && !!(select string_agg('(' || earlier::text || ')', ' | ')::tsquery from unnest(queries[:one.at - 1]) earlier), one.query)
    from unnest(queries) with ordinality one (query, at)
    where one.query is not null
  )
  select asked.at::integer, coalesce((
    select string_agg(int4send(found.position), '') from (
      select entry.position
      from (select entry.position, entry.organization_id from public.search_entries entry where entry.document @@ asked.query offset 0) entry
      where entry.organization_id = (select public.current_organization()) and entry.position is not null
      union all
      select entry.position from public.resting_entries entry
      where resting and entry.organization_id = (select public.current_organization()) and entry.document @@ asked.query and entry.position is not null
    ) found), '')
  from asked
$$;
revoke execute on function found_entry_positions from public;
grant execute on function found_entry_positions to vitrine_app;
