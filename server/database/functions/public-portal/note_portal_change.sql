-- Writes down that a statement has changed what portals show, so that no page is kept longer (server/public-portal/PortalStates.ts). Once a transaction. A table
-- that visitors are let read, by themselves or through a function, has these triggers; folders and assets and what is said of them have those of ../item-index.
create or replace function note_portal_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- Nobody visits an organization that is going.
  insert into public.portal_changes (organization_id)
    select distinct touched.organization_id
    from touched join public.organizations organization_ on organization_.id = touched.organization_id
    on conflict do nothing;
  return null;
end $$;
do $$
declare
  read text;
begin
  foreach read in array array['portals', 'portal_pictures', 'templates', 'template_attributes', 'template_options', 'contacts', 'relations', 'asset_texts', 'asset_metadata'] loop
    execute format('create or replace trigger note_portal_added after insert on public.%I referencing new table as touched for each statement execute function note_portal_change()', read);
    execute format('create or replace trigger note_portal_changed after update on public.%I referencing new table as touched for each statement execute function note_portal_change()', read);
    execute format('create or replace trigger note_portal_removed after delete on public.%I referencing old table as touched for each statement execute function note_portal_change()', read);
  end loop;
end $$;
