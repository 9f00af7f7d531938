-- The first words of every request. Errors VT401: the session no longer holds; VT404: no such organization.

-- Names the organization for this transaction and checks that the session, and all that its token says, still holds.
create function open_session(
  own_organization uuid, session uuid, user_version integer, role_version integer, organization_version integer
) returns void language plpgsql as $$
begin
  perform set_config('app.organization_id', own_organization::text, true);
  perform 1
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

-- Lets somebody whose global role allows it work in another organization for this transaction.
create function enter_organization(target uuid, out name text, out modules text[], out features text[]) language plpgsql as $$
begin
  perform set_config('app.organization_id', target::text, true);
  select organization_.name, organization_.modules, organization_.features into name, modules, features
    from public.organizations organization_ where organization_.id = target;
  if not found then
    raise exception using errcode = 'VT404', message = 'no such organization';
  end if;
end $$;

-- What a token says of a session; nothing when the session no longer holds.
create function session_claims(own_organization uuid, session uuid) returns table (
  user_id uuid, email text, first_name text, last_name text, role text, permissions text[], global_roles text[],
  organization text, modules text[], features text[], expires_at timestamptz, remembered boolean,
  user_version integer, role_version integer, organization_version integer
) language plpgsql as $$
begin
  perform set_config('app.organization_id', own_organization::text, true);
  return query
    select user_.id, user_.email, user_.first_name, user_.last_name, role_.name, role_.permissions, user_.global_roles,
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

-- Before sign-in no organization is known: the only look across organizations, for one account of one name.
create function find_account(organization_name_key text, user_email_key text)
returns table (organization_id uuid, user_id uuid, first_name text, last_name text, password_hash text, admitted boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select organization_.id, user_.id, user_.first_name, user_.last_name, user_.password_hash,
    coalesce(organization_.blocked_at is null and user_.blocked_at is null, false)
  from public.organizations organization_
  left join public.users user_ on user_.organization_id = organization_.id and user_.email_key = user_email_key and user_.deleted_at is null
  where organization_.name_key = organization_name_key
$$;

-- Counts a guess before it is judged, so that parallel guesses cannot pass the limit. Answers the seconds to wait; 0: go on.
create function reserve_login_attempt(attempt bytea, most integer, period interval) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  entry public.login_attempts;
begin
  insert into public.login_attempts as known (key, failures, window_ends) values (attempt, 1, now() + period)
    on conflict (key) do update set
      failures = case when known.window_ends <= now() then 1 else least(known.failures, most) + 1 end,
      window_ends = case when known.window_ends <= now() then now() + period else known.window_ends end
    returning * into entry;
  return case when entry.failures > most then greatest(1, ceil(extract(epoch from entry.window_ends - now())))::integer else 0 end;
end $$;

create function forget_login_attempts(attempt bytea) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.login_attempts where key = attempt
$$;

-- Removes what ended long ago.
create function sweep_sessions() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.login_attempts where window_ends < now();
  delete from public.sessions where least(expires_at, ended_at) < now() - interval '7 days';
$$;

revoke execute on function find_account, reserve_login_attempt, forget_login_attempts, sweep_sessions from public;
grant execute on function find_account, reserve_login_attempt, forget_login_attempts, sweep_sessions to vitrine_app;
