-- after: current_organization, upgrade_recipients
create or replace function upgrade_letter(request uuid, recipient uuid) returns table (
  email text, first_name text, last_name text, language text,
  organization text, requester_first_name text, requester_last_name text, used_bytes bigint, storage_capacity bigint, more_bytes bigint
) language sql stable security definer set search_path = pg_catalog, public as $$
  select user_.email, user_.first_name, user_.last_name, user_.language,
    organization_.name, request_.first_name, request_.last_name, request_.used_bytes, request_.storage_capacity, request_.more_bytes
  from public.upgrade_requests request_
  join public.organizations organization_ on organization_.id = request_.organization_id
  join public.users user_ on user_.id = recipient and user_.id in (select public.upgrade_recipients())
  where request_.id = request and request_.organization_id = public.current_organization() and request_.closed_at is null
$$;
revoke execute on function upgrade_letter from public;
grant execute on function upgrade_letter to vitrine_app;
