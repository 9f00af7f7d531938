-- Writes down which folders and assets a statement has changed, so that each process reads them again before its next search (server/item-index).
create or replace function note_changed_items() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Nobody searches in an organization that is going, and takes this along.
  insert into public.item_changes (organization_id, position)
    select distinct touched.organization_id, touched.position
    from touched join public.organizations organization_ on organization_.id = touched.organization_id
    where touched.position is not null;
  return null;
end $$;
create or replace trigger note_added after insert on public.folders referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_changed after update on public.folders referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_removed after delete on public.folders referencing old table as touched for each statement execute function note_changed_items();
create or replace trigger note_added after insert on public.assets referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_changed after update on public.assets referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_removed after delete on public.assets referencing old table as touched for each statement execute function note_changed_items();
create or replace trigger note_added after insert on public.search_entries referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_changed after update on public.search_entries referencing new table as touched for each statement execute function note_changed_items();
create or replace trigger note_removed after delete on public.search_entries referencing old table as touched for each statement execute function note_changed_items();
