-- As note_changed_items, of the assets that rows say something of.
create or replace function note_described_items() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.item_changes (organization_id, position)
    select asset.organization_id, asset.position
    from (select distinct organization_id, asset_id from touched) described
    join public.assets asset on asset.organization_id = described.organization_id and asset.id = described.asset_id
    where exists (select from public.organizations organization_ where organization_.id = asset.organization_id);
  return null;
end $$;
create or replace trigger note_added after insert on public.metadata_values referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_changed after update on public.metadata_values referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_removed after delete on public.metadata_values referencing old table as touched for each statement execute function note_described_items();
create or replace trigger note_added after insert on public.asset_templates referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_changed after update on public.asset_templates referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_removed after delete on public.asset_templates referencing old table as touched for each statement execute function note_described_items();
create or replace trigger note_added after insert on public.asset_persons referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_changed after update on public.asset_persons referencing new table as touched for each statement execute function note_described_items();
create or replace trigger note_removed after delete on public.asset_persons referencing old table as touched for each statement execute function note_described_items();
