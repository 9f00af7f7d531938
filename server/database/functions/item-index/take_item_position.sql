-- A folder or asset gets its number as it comes, whatever the statement says: copies of rows are new items.
create or replace function take_item_position() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  new.position := nextval(format('item_positions.%I', new.organization_id)::regclass);
  return new;
end $$;
create or replace trigger take_item_position before insert on public.folders for each row execute function take_item_position();
create or replace trigger take_item_position before insert on public.assets for each row execute function take_item_position();
