-- The organization that a session belongs to, wherever it is at work.
create or replace function home_of(session uuid) returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select organization_id from public.sessions where id = session
$$;
revoke execute on function home_of from public;
grant execute on function home_of to vitrine_app;
