-- Organizations as the administration writes them, the requests for more storage, and the ways beyond the own organization that a super
-- administrator has.

alter table organizations
  alter column files_limit type bigint,
  add column type text not null default '',
  add column tax_status text not null default '',
  add column vendor_reference text not null default '',
  add column founded_date date,
  add column description text not null default '',
  -- The unit in which the storage was given.
  add column storage_unit text not null default 'GB' check (storage_unit in ('MB', 'GB', 'TB')),
  add column street text not null default '',
  add column city text not null default '',
  add column state text not null default '',
  add column zip_code text not null default '',
  add column country text not null default '',
  add column contact_first_name text not null default '',
  add column contact_last_name text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  -- Grows with every edit, so that nobody saves over what they have not seen.
  add column revision integer not null default 1;

-- Whether somebody did it as the platform's administrator, from another organization. The database writes it by itself: no code can forget.
alter table activity add column by_platform boolean not null
  default coalesce(nullif(current_setting('app.by_platform', true), '')::boolean, false);

create table upgrade_requests (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  requested_by uuid not null,
  -- As they were called at the time.
  first_name text not null,
  last_name text not null,
  -- Bytes, at the time.
  used_bytes bigint not null,
  storage_capacity bigint not null,
  requested_at timestamptz(3) not null default now(),
  -- When it was answered: more storage was given, or it was put aside.
  closed_at timestamptz(3)
);
create unique index upgrade_requests_open on upgrade_requests (organization_id) where closed_at is null;
create index upgrade_requests_by_date on upgrade_requests (organization_id, requested_at);
select protect_tenant_table('upgrade_requests', 'select, insert, update');

-- Whether a session that holds is a super administrator's.
create function is_super_administrator(session uuid) returns boolean
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

-- The rest of this transaction is in another organization, as its super administrator's deed. False: there is none. Its rows alone are seen.
create function reach_organization(session uuid, target uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not public.is_super_administrator(session) then
    raise exception using errcode = 'VT401', message = 'not a super administrator';
  end if;
  perform 1 from public.organizations where id = target;
  if not found then
    return false;
  end if;
  perform set_config('app.organization_id', target::text, true);
  perform set_config('app.by_platform', 'true', true);
  return true;
end $$;

-- What somebody does in another organization by the organization header is marked as well.
create or replace function enter_organization(target uuid, out name text, out modules text[], out features text[]) language plpgsql as $$
begin
  perform set_config('app.organization_id', target::text, true);
  perform set_config('app.by_platform', 'true', true);
  select organization_.name, organization_.modules, organization_.features into name, modules, features
    from public.organizations organization_ where organization_.id = target;
  if not found then
    raise exception using errcode = 'VT404', message = 'no such organization';
  end if;
end $$;

-- Makes an organization with what it cannot be without; the rest is written from within it.
create function create_organization(session uuid, id uuid, name text, name_key text, storage_capacity bigint, files_limit bigint)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not public.is_super_administrator(session) then
    raise exception using errcode = 'VT401', message = 'not a super administrator';
  end if;
  insert into public.organizations (id, name, name_key, storage_capacity, files_limit)
    values (id, name, name_key, storage_capacity, files_limit);
end $$;

-- A page of the organizations, by name: all of them for a super administrator, for anybody else the one that this transaction is for.
-- `total` counts the whole list.
create function list_organizations(
  session uuid, everywhere boolean, term text, after_name text, after_id uuid, page integer
) returns table (
  id uuid, name text, name_key text, type text, blocked boolean, modules text[], features text[], users integer,
  used_bytes bigint, storage_capacity bigint, files bigint, files_limit bigint, upgrade_requested_at timestamptz, total integer
) language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  everywhere := everywhere and public.is_super_administrator(session);
  return query
    with listed as (
      select * from public.organizations organization_
      where (everywhere or organization_.id = public.current_organization())
        and (term = '' or position(term in organization_.name_key) > 0)
    )
    select listed.id, listed.name, listed.name_key, listed.type, listed.blocked_at is not null, listed.modules, listed.features,
      (select count(*)::integer from public.users user_ where user_.organization_id = listed.id and user_.deleted_at is null),
      usage.used_bytes, listed.storage_capacity, usage.files, listed.files_limit,
      (select request.requested_at::timestamptz from public.upgrade_requests request
        where request.organization_id = listed.id and request.closed_at is null),
      (select count(*)::integer from listed)
    from listed join public.organization_usage usage on usage.organization_id = listed.id
    where after_name is null or (listed.name_key, listed.id) > (after_name collate "C", after_id)
    order by listed.name_key, listed.id
    limit page;
end $$;

-- Whether an organization is the one that a session belongs to, wherever it is at work.
create function is_home(session uuid, organization uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.sessions where id = session and organization_id = organization)
$$;

-- Whether an organization is blocked: told to those who would get in otherwise.
create function is_organization_blocked(organization uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.organizations where id = organization and blocked_at is not null)
$$;

revoke execute on function
  is_super_administrator, reach_organization, create_organization, list_organizations, is_home, is_organization_blocked from public;
grant execute on function
  is_super_administrator, reach_organization, create_organization, list_organizations, is_home, is_organization_blocked to vitrine_app;
