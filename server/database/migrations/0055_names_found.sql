-- Folders and what lies in the trash are found by any piece of their names. The organization stands first: nobody walks through others' names.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create index folders_by_piece_of_name on folders using gin (organization_id, name_key gin_trgm_ops) where trashed_at is null;
create index trash_items_by_piece_of_name on trash_items using gin (organization_id, (lower(name)) gin_trgm_ops);

-- As found_entries (migration 0011): LIKE is not leakproof, so these have their owner's rights and keep to the organization themselves.
-- Planned by what is sought: a piece of one or two characters has no place in the index, and is looked for name by name.
create function found_folders(only_type text, pattern text, others text[], beginning text, most integer)
returns table (id uuid, name text, parent_id uuid)
language sql stable security definer rows 20 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select folder.id, folder.name, folder.parent_id
  from public.folders folder
  where folder.organization_id = public.current_organization() and folder.type = only_type and folder.trashed_at is null
    and folder.name_key like pattern and folder.name_key like all (others)
  order by starts_with(folder.name_key, beginning) desc, length(folder.name_key), folder.name_key, folder.id
  limit most
$$;

create function found_trash_items(pattern text, most integer)
returns setof uuid
language sql stable security definer rows 100 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select item.id from public.trash_items item
  where item.organization_id = public.current_organization() and lower(item.name) like lower(pattern)
  limit most
$$;

revoke execute on function found_folders, found_trash_items from public;
grant execute on function found_folders, found_trash_items to vitrine_app;
