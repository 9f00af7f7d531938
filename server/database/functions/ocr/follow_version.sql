-- What was read of a version goes where the version goes, and with it where it goes for good.
create or replace function follow_version() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' then
    update public.ocr_documents set asset_id = new.asset_id
      where organization_id = old.organization_id and asset_id = old.asset_id and content_version = old.content_version
        and not exists (select from public.ocr_documents there
          where there.organization_id = new.organization_id and there.asset_id = new.asset_id and there.content_version = old.content_version);
  else
    delete from public.ocr_documents
      where organization_id = old.organization_id and asset_id = old.asset_id and content_version = old.content_version
        and not exists (select from public.assets asset
          where asset.organization_id = old.organization_id and asset.id = old.asset_id and asset.content_version = old.content_version);
  end if;
  return null;
end $$;

create or replace trigger follow_version_moved after update of asset_id on public.asset_versions for each row when (new.asset_id <> old.asset_id) execute function follow_version();
create or replace trigger follow_version_deleted after delete on public.asset_versions for each row execute function follow_version();
