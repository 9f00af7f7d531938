-- after: current_organization, ranked_queries, restricted_folders
-- found_entries for a user who has restrictions: what is restricted for them neither shows nor counts.
create or replace function found_entries_for(
  of_user uuid, queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with restricted as materialized (select folder_id from public.restricted_folders(of_user) as folder_id),
  trash as materialized (
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
      left join public.assets asset on entry.kind = 'asset' and asset.organization_id = entry.organization_id and asset.id = entry.id
      where entry.organization_id = (select public.current_organization())
        and entry.type = any (only_types)
        and (not (select trash.has_folders from trash) or not exists (
          select from public.assets place join public.folders folder on folder.organization_id = place.organization_id and folder.id = place.folder_id
          where place.id = entry.id and folder.trashed_at is not null))
        and coalesce(asset.folder_id, entry.id) not in (select folder_id from restricted)
        and entry.id not in (
          select asset_id from public.access_restrictions
          where organization_id = public.current_organization() and user_id = of_user and asset_id is not null)
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
