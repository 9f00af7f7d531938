-- after: visited_organization, closed_folders, is_released
-- How many pages a public document has, and how large they are (src/domain/embedded-metadata/pageSizes.ts; empty where it does not say), as the file says of itself;
-- nothing else of what a file says of itself is for visitors. No row where it does not say how many.
create or replace function document_pages(asset_id uuid) returns table (pages integer, sizes text)
language sql stable security definer rows 1 set search_path = pg_catalog, public as $$
  select said.pages::integer, said.sizes
  from public.assets asset
  join public.asset_metadata described on described.organization_id = asset.organization_id and described.asset_id = asset.id
    and described.content_version = asset.content_version
  cross join lateral (
    select jsonb_path_query_first(described.groups, '$[*] ? (@.group == "document").fields[*] ? (@.field == "pages").value') #>> '{}' as pages,
      coalesce(jsonb_path_query_first(described.groups, '$[*] ? (@.group == "document").fields[*] ? (@.field == "pageSize").value') #>> '{}', '') as sizes
  ) said
  where asset.organization_id = (select public.visited_organization()) and asset.id = $1 and asset.preview = 'pdf' and public.is_released(asset)
    and asset.folder_id not in (select public.closed_folders()) and said.pages ~ '^[0-9]{1,6}$'
$$;
revoke execute on function document_pages from public;
grant execute on function document_pages to vitrine_visitor;
