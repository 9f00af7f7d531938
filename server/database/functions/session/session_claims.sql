-- What a token says of a session; nothing when the session no longer holds.
create or replace function session_claims(own_organization uuid, session uuid) returns table (
  user_id uuid, email text, first_name text, last_name text, role text, permissions text[], global_roles text[],
  organization text, modules text[], features text[], expires_at timestamptz, remembered boolean,
  user_version integer, role_version integer, organization_version integer
) language plpgsql as $$
begin
  perform set_config('app.organization_id', own_organization::text, true);
  return query
    select user_.id, user_.email, user_.first_name, user_.last_name, role_.name, role_.permissions || user_.group_permissions, user_.global_roles,
      organization_.name, organization_.modules, organization_.features, session_.expires_at::timestamptz, session_.remembered,
      user_.version, role_.version, organization_.version
    from public.sessions session_
    join public.users user_ on user_.organization_id = session_.organization_id and user_.id = session_.user_id
    join public.roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
    join public.organizations organization_ on organization_.id = session_.organization_id
    where session_.id = session
      and session_.organization_id = own_organization
      and session_.ended_at is null
      and session_.expires_at > now()
      and user_.blocked_at is null and user_.deleted_at is null
      and organization_.blocked_at is null;
end $$;
