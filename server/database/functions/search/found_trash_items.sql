-- after: current_organization
-- As found_folders, in the trash.
create or replace function found_trash_items(pattern text, most integer)
returns setof uuid
language sql stable security definer rows 100 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select item.id from public.trash_items item
  where item.organization_id = public.current_organization() and lower(item.name) like lower(pattern)
  limit most
$$;
revoke execute on function found_trash_items from public;
grant execute on function found_trash_items to vitrine_app;
