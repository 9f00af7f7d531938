-- The letters by which the platform's administrators hear that an organization asks for more storage. They are of other organizations than
-- the one that asks, so they are found by functions that tell no more than a letter needs.

-- Who gets the letters of a request: every super administrator who can sign in.
create function upgrade_recipients() returns setof uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select user_.id
  from public.users user_ join public.organizations organization_ on organization_.id = user_.organization_id
  where 'Super Admin' = any (user_.global_roles) and user_.blocked_at is null and user_.deleted_at is null and organization_.blocked_at is null
$$;

-- What one of these letters says. Nothing once the request is answered, or the recipient is no super administrator any more.
create function upgrade_letter(request uuid, recipient uuid) returns table (
  email text, first_name text, last_name text, language text,
  organization text, requester_first_name text, requester_last_name text, used_bytes bigint, storage_capacity bigint
) language sql stable security definer set search_path = pg_catalog, public as $$
  select user_.email, user_.first_name, user_.last_name, user_.language,
    organization_.name, request_.first_name, request_.last_name, request_.used_bytes, request_.storage_capacity
  from public.upgrade_requests request_
  join public.organizations organization_ on organization_.id = request_.organization_id
  join public.users user_ on user_.id = recipient and user_.id in (select public.upgrade_recipients())
  where request_.id = request and request_.organization_id = public.current_organization() and request_.closed_at is null
$$;

revoke execute on function upgrade_recipients, upgrade_letter from public;
grant execute on function upgrade_recipients, upgrade_letter to vitrine_app;
