-- Gives back the room of uploads that nobody went on with.
create or replace function sweep_upload_reservations() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.upload_reservations where begun_at < now() - interval '1 day'
$$;
revoke execute on function sweep_upload_reservations from public;
grant execute on function sweep_upload_reservations to vitrine_app;
