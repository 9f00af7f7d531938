-- Removes what was said of uploads long ago, longer than any is gone on with, day after day.
create or replace function sweep_upload_values() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.upload_values where created_at < now() - interval '30 days';
  delete from public.unsaved_upload_values where created_at < now() - interval '30 days';
$$;
revoke execute on function sweep_upload_values from public;
grant execute on function sweep_upload_values to vitrine_app;
