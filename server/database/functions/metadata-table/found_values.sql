-- after: current_organization
-- As found_folders: LIKE is not leakproof, so this has its owner's rights and keeps to the organization itself. Which templates the caller is in,
-- the caller's own query must ask.
create or replace function found_values(of_attribute uuid, pattern text, most integer)
returns table (id uuid)
language sql stable security definer rows 2000 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select value.asset_id
  from public.metadata_values value
  where value.organization_id = public.current_organization() and value.attribute_id = of_attribute
    and value.sort_text is not null and lower(value.value) like pattern
  limit most
$$;
revoke execute on function found_values from public;
grant execute on function found_values to vitrine_app;
