-- Removes what a click can take back no more.
create or replace function sweep_library_batches() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.library_batches where created_at < now() - interval '1 day'
$$;
revoke execute on function sweep_library_batches from public;
grant execute on function sweep_library_batches to vitrine_app;
