-- The sequence of an organization, from which its folders and assets are numbered; it goes with the organization.
create or replace function begin_item_positions() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    execute format('create sequence item_positions.%I as integer', new.id);
  else
    execute format('drop sequence if exists item_positions.%I', old.id);
    delete from public.item_changes where organization_id = old.id;
    delete from public.portal_changes where organization_id = old.id;
  end if;
  return null;
end $$;
create or replace trigger begin_item_positions after insert or delete on public.organizations for each row execute function begin_item_positions();
