-- Removes imports of long ago with the lines of their files. What they wrote stays, and stays in the history of its assets.
create or replace function sweep_metadata_imports() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.metadata_imports where created_at < now() - interval '90 days' and step not in ('planning', 'applying', 'undoing')
$$;
revoke execute on function sweep_metadata_imports from public;
grant execute on function sweep_metadata_imports to vitrine_app;
