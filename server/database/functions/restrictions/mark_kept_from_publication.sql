-- Folders and assets say themselves that they are kept from publication.
create or replace function mark_kept_from_publication() returns trigger language plpgsql as $$
begin
  update public.folders set kept_from_publication = tg_op = 'INSERT'
    where (organization_id, id) in (select organization_id, folder_id from touched where folder_id is not null);
  update public.assets set kept_from_publication = tg_op = 'INSERT'
    where (organization_id, id) in (select organization_id, asset_id from touched where asset_id is not null);
  return null;
end $$;
