-- Whether an organization is the one that a session belongs to, wherever it is at work.
create or replace function is_home(session uuid, organization uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.sessions where id = session and organization_id = organization)
$$;
revoke execute on function is_home from public;
grant execute on function is_home to vitrine_app;
