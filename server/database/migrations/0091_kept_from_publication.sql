-- Folders and assets say themselves that they are kept from publication, so that lists show it without a look at the restrictions, and a
-- page that has not changed is still told by its rows. What lies below a folder that is kept is found out when somebody asks.
alter table folders add column kept_from_publication boolean not null default false;
alter table assets add column kept_from_publication boolean not null default false;
update folders set kept_from_publication = true
  where (organization_id, id) in (select organization_id, folder_id from publication_restrictions where folder_id is not null);
update assets set kept_from_publication = true
  where (organization_id, id) in (select organization_id, asset_id from publication_restrictions where asset_id is not null);

create function mark_kept_from_publication() returns trigger language plpgsql as $$
begin
  update public.folders set kept_from_publication = tg_op = 'INSERT'
    where (organization_id, id) in (select organization_id, folder_id from touched where folder_id is not null);
  update public.assets set kept_from_publication = tg_op = 'INSERT'
    where (organization_id, id) in (select organization_id, asset_id from touched where asset_id is not null);
  return null;
end $$;
create trigger mark_kept after insert on publication_restrictions
  referencing new table as touched for each statement execute function mark_kept_from_publication();
create trigger mark_released after delete on publication_restrictions
  referencing old table as touched for each statement execute function mark_kept_from_publication();
