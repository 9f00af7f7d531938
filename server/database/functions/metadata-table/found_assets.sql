-- after: current_organization
-- As found_folders, of assets, by their names and file numbers. What is kept from the caller, the caller's own query must leave out.
create or replace function found_assets(only_type text, pattern text, most integer)
returns table (id uuid)
language sql stable security definer rows 2000 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select asset.id
  from public.assets asset
  where asset.organization_id = public.current_organization() and asset.type = only_type and asset.trashed_at is null
    and (asset.name_key like pattern or asset.file_number_key like pattern)
  limit most
$$;
revoke execute on function found_assets from public;
grant execute on function found_assets to vitrine_app;
