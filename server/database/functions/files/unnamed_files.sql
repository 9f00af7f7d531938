-- Those of the stored files that no asset, version or zip of any organization names. Of whose they are it tells nothing.
create or replace function unnamed_files(keys text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, public as $$
  select key from unnest(keys) as key
  where not exists (select from public.assets where blob_key = key)
    and not exists (select from public.asset_versions where blob_key = key) and not exists (select from public.zips where blob_key = key)
$$;
revoke execute on function unnamed_files from public;
grant execute on function unnamed_files to vitrine_app;
