-- after: current_organization, ranked_queries
-- What is found does not lie in a folder that is in the trash. Whether the organization has any is looked at once; whoever has none pays nothing.
create or replace function found_entries(
  queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with trash as materialized (
    select exists (
      select from public.folders where organization_id = public.current_organization() and trashed_at is not null
    ) as has_folders
  ),
  hit as materialized (
    select found.*
    from public.ranked_queries(queries, in_name, described) asked
    cross join lateral (
      select entry.id, entry.kind, entry.name_key as name, asked.rank
      from (
        select entry.id, entry.kind, entry.name_key, entry.organization_id, entry.type from public.search_entries entry where entry.document @@ asked.query offset 0
      ) entry
      where entry.organization_id = (select public.current_organization())
        and entry.type = any (only_types)
        and (not (select trash.has_folders from trash) or not exists (
          select from public.assets place join public.folders folder on folder.organization_id = place.organization_id and folder.id = place.folder_id
          where place.id = entry.id and folder.trashed_at is not null))
      limit most
    ) found
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;
