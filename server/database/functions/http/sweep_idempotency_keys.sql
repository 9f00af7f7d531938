-- Removes what nobody repeats any more.
create or replace function sweep_idempotency_keys() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.idempotency_keys where created_at < now() - interval '1 day'
$$;
revoke execute on function sweep_idempotency_keys from public;
grant execute on function sweep_idempotency_keys to vitrine_app;
