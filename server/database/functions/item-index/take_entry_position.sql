-- An entry of the search index has the number of the folder or asset that it is of.
create or replace function take_entry_position() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.kind = 'asset' then
    select position into new.position from public.assets where organization_id = new.organization_id and id = new.id;
  else
    select position into new.position from public.folders where organization_id = new.organization_id and id = new.id;
  end if;
  return new;
end $$;
create or replace trigger take_entry_position before insert on public.search_entries for each row execute function take_entry_position();
create or replace trigger take_entry_position before insert on public.resting_entries for each row execute function take_entry_position();
