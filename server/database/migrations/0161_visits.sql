-- Where super administrators are at work now, beside their own organization: what ends their session ends that too, and the log of the
-- organization says so.
create table visits (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  primary key (organization_id, id)
);
create index visits_by_session on visits (session_id);
select protect_tenant_table('visits', 'select, insert, delete');

-- The entry has the identifier that the tab's own telling gives it (server/organizations/visits.ts): it is there once.
create function end_visits(session uuid, ended timestamptz) returns void
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

create function end_visits_of_session() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.end_visits(new.id, new.ended_at);
  return null;
end $$;
create trigger end_visits after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_visits_of_session();

-- Of sessions whose time is over without anybody having ended them.
create function end_expired_visits() returns void language sql security definer set search_path = pg_catalog, public as $$
  select public.end_visits(over.id, over.expires_at)
  from (
    select distinct session_.id, session_.expires_at from public.visits visit join public.sessions session_ on session_.id = visit.session_id
    where session_.expires_at < now()
  ) over
$$;

revoke execute on function end_visits, end_visits_of_session, end_expired_visits from public;
grant execute on function end_expired_visits to vitrine_app;
