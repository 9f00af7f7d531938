-- Whether a session that holds is a super administrator's.
create or replace function is_super_administrator(session uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (
    select from public.sessions session_
    join public.users user_ on user_.organization_id = session_.organization_id and user_.id = session_.user_id
    join public.organizations organization_ on organization_.id = session_.organization_id
    where session_.id = session and session_.ended_at is null and session_.expires_at > now()
      and 'Super Admin' = any (user_.global_roles) and user_.blocked_at is null and user_.deleted_at is null
      and organization_.blocked_at is null
  )
$$;
revoke execute on function is_super_administrator from public;
grant execute on function is_super_administrator to vitrine_app;
