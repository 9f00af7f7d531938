-- Removes what many contacts were before they were changed long ago: it can be taken back no more.
create or replace function sweep_contact_batches() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.contact_batches where created_at < now() - interval '30 days'
$$;
revoke execute on function sweep_contact_batches from public;
grant execute on function sweep_contact_batches to vitrine_app;
