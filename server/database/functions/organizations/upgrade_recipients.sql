-- Who gets the letters of a request: every super administrator who can sign in.
create or replace function upgrade_recipients() returns setof uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select user_.id
  from public.users user_ join public.organizations organization_ on organization_.id = user_.organization_id
  where 'Super Admin' = any (user_.global_roles) and user_.blocked_at is null and user_.deleted_at is null and organization_.blocked_at is null
$$;
revoke execute on function upgrade_recipients from public;
grant execute on function upgrade_recipients to vitrine_app;
