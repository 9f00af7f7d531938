-- after: visited_organization, closed_folders, is_released
-- The folders that lead a visitor to something.
create or replace function open_folders() returns setof uuid
language sql stable security definer rows 1000 set search_path = pg_catalog, public as $$
  with recursive open (id, parent_id) as (
    select folder.id, folder.parent_id from public.folders folder
    where folder.organization_id = (select public.visited_organization()) and folder.id not in (select public.closed_folders())
      and exists (
        select from public.assets asset
        where asset.organization_id = folder.organization_id and asset.folder_id = folder.id and public.is_released(asset))
    union
    select parent.id, parent.parent_id from open
    join public.folders parent on parent.organization_id = (select public.visited_organization()) and parent.id = open.parent_id
  )
  select id from open
$$;
revoke execute on function open_folders from public;
grant execute on function open_folders to vitrine_visitor;
drop policy if exists visitor on public.folders;
create policy visitor on folders for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and id in (select open_folders()));
