-- As note_changed_items, of the folders and assets that contacts are related to.
create or replace function note_related_items() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.item_changes (organization_id, position)
    select item.organization_id, item.position
    from (select distinct organization_id, folder_id, asset_id from touched) related
    cross join lateral (
      select asset.organization_id, asset.position from public.assets asset where asset.organization_id = related.organization_id and asset.id = related.asset_id
      union all
      select folder.organization_id, folder.position from public.folders folder where folder.organization_id = related.organization_id and folder.id = related.folder_id
    ) item
    where exists (select from public.organizations organization_ where organization_.id = item.organization_id);
  return null;
end $$;
create or replace trigger note_added after insert on public.contact_relations referencing new table as touched for each statement execute function note_related_items();
create or replace trigger note_changed after update on public.contact_relations referencing new table as touched for each statement execute function note_related_items();
-- A merge hands relations from one asset to another.
create or replace trigger note_left after update on public.contact_relations referencing old table as touched for each statement execute function note_related_items();
create or replace trigger note_removed after delete on public.contact_relations referencing old table as touched for each statement execute function note_related_items();
