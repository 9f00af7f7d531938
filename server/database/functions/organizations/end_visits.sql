-- The entry has the identifier that the tab's own telling gives it (server/organizations/visits.ts): it is there once.
create or replace function end_visits(session uuid, ended timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.activity (id, organization_id, at, changed_by, first_name, last_name, status, kind, resource_id, resource_name, by_platform)
  select md5(visit.organization_id || 'left' || visit.id)::uuid, visit.organization_id, ended, user_.id, user_.first_name, user_.last_name,
    'Succeeded', 'organization.left', visited.id, visited.name, true
  from public.visits visit
  join public.sessions session_ on session_.id = visit.session_id
  join public.users user_ on user_.organization_id = session_.organization_id and user_.id = session_.user_id
  join public.organizations visited on visited.id = visit.organization_id
  where visit.session_id = session
  on conflict (id) do nothing;
  delete from public.visits where session_id = session;
$$;
revoke execute on function end_visits from public;
