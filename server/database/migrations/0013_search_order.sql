-- What is found is put in order where it is found: only the page that is shown is looked up in its own tables. So there is an entry for
-- what can be seen and for nothing else: what goes into the trash takes its entry along.
alter table search_entries add column name_key text collate "C" not null default '';
update search_entries set name_key = folders.name_key from folders where folders.id = search_entries.id;
update search_entries set name_key = assets.name_key from assets where assets.id = search_entries.id;

drop function found_entries;

-- Operators of text search are not leakproof: under row-level security they would scan the whole table. This function has its owner's
-- rights and keeps to the organization itself. What the caller's rules hide beyond that, the caller's own query must. Its plan must not
-- depend on a guess at how much will be found. Better ranks first; `after`: where the page before ended.
create function found_entries(
  words tsquery, in_head tsquery, in_name tsquery, only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with hit as materialized (
    select entry.id, entry.kind, entry.name_key as name,
      case when entry.head @@ in_name then 3 when entry.head @@ in_head then 2 else 1 end as rank
    from public.search_entries entry
    where entry.document @@ words
      and entry.organization_id = public.current_organization()
      and entry.type = any (only_types)
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;
