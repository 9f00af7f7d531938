-- after: visited_organization, closed_folders, is_released
-- How long a public film or recording takes, as a clock shows it, and how large the pictures of a film are ("1920 × 1080"), as the file says of itself. No row
-- where it does not say how long it takes.
create or replace function media_measures(asset_id uuid) returns table (duration text, frame_size text)
language sql stable security definer rows 1 set search_path = pg_catalog, public as $$
  select said.duration, said.frame_size
  from public.assets asset
  join public.asset_metadata described on described.organization_id = asset.organization_id and described.asset_id = asset.id
    and described.content_version = asset.content_version
  cross join lateral (
    select coalesce(jsonb_path_query_first(described.groups, '$[*] ? (@.group == "media").fields[*] ? (@.field == "duration").value') #>> '{}', '') as duration,
      coalesce(jsonb_path_query_first(described.groups, '$[*] ? (@.group == "media").fields[*] ? (@.field == "frameSize").value') #>> '{}', '') as frame_size
  ) said
  where asset.organization_id = (select public.visited_organization()) and asset.id = $1 and asset.preview in ('video', 'audio') and public.is_released(asset)
    and asset.folder_id not in (select public.closed_folders()) and said.duration ~ '^([0-9]{1,4}:)?[0-9]{1,2}:[0-9]{2}$'
$$;
revoke execute on function media_measures from public;
grant execute on function media_measures to vitrine_visitor;
