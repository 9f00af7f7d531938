-- Names the organization for this transaction and checks that the session, and all that its token says, still holds.
create or replace function open_session(
  own_organization uuid, session uuid, user_version integer, role_version integer, organization_version integer
) returns void language plpgsql as $$
begin
  perform set_config('app.organization_id', own_organization::text, true);
  -- Named for what is one person's alone.
  perform set_config('app.user_id', user_.id::text, true)
    from public.sessions session_
    join public.users user_ on user_.organization_id = session_.organization_id and user_.id = session_.user_id
    join public.roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
    join public.organizations organization_ on organization_.id = session_.organization_id
    where session_.id = session
      and session_.organization_id = own_organization
      and session_.ended_at is null
      and session_.expires_at > now()
      and user_.version = user_version and user_.blocked_at is null and user_.deleted_at is null
      and role_.version = role_version
      and organization_.version = organization_version and organization_.blocked_at is null;
  if not found then
    raise exception using errcode = 'VT401', message = 'session ended';
  end if;
end $$;
