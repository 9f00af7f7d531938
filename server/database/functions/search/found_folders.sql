-- after: current_organization
-- As found_entries (migration 0011): LIKE is not leakproof, so these have their owner's rights and keep to the organization themselves.
-- Planned by what is sought: a piece of one or two characters has no place in the index, and is looked for name by name.
create or replace function found_folders(only_type text, pattern text, others text[], beginning text, most integer)
returns table (id uuid, name text, parent_id uuid)
language sql stable security definer rows 20 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select folder.id, folder.name, folder.parent_id
  from public.folders folder
  where folder.organization_id = public.current_organization() and folder.type = only_type and folder.trashed_at is null
    and folder.name_key like pattern and folder.name_key like all (others)
  order by starts_with(folder.name_key, beginning) desc, length(folder.name_key), folder.name_key, folder.id
  limit most
$$;
revoke execute on function found_folders from public;
grant execute on function found_folders to vitrine_app;
