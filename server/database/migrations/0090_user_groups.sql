-- Groups of users: their members have, beside their own role, the rights of the group's role and the group's restrictions.
create table user_groups (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  -- None: the group only restricts.
  role_id uuid,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name_key),
  foreign key (organization_id, role_id) references roles (organization_id, id)
);
create index user_groups_by_role on user_groups (organization_id, role_id) where role_id is not null;

create table group_members (
  organization_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (organization_id, group_id, user_id),
  foreign key (organization_id, group_id) references user_groups (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index group_members_by_user on group_members (organization_id, user_id);

-- What the groups of a user give, so that a session is judged without a look at groups. Kept by refresh_standing.
alter table users add column group_permissions text[] not null default '{}';
create trigger grow_version_by_groups before update of group_permissions on users
  for each row when (old.group_permissions is distinct from new.group_permissions) execute function grow_version();

-- A restriction is set for a user or for a group. What asks whether something is restricted for a user asks access_restrictions, which
-- has those of their groups too.
drop trigger begin_restriction on access_restrictions;
drop trigger end_restriction on access_restrictions;
drop function begin_restriction();
drop function end_restriction();
alter table access_restrictions rename to access_restriction_rules;
alter table access_restriction_rules
  alter column user_id drop not null,
  add column group_id uuid,
  add check (num_nonnulls(user_id, group_id) = 1),
  add foreign key (organization_id, group_id) references user_groups (organization_id, id) on delete cascade;
create unique index access_restriction_rules_of_group_folders on access_restriction_rules (organization_id, group_id, folder_id)
  where group_id is not null and folder_id is not null;
create unique index access_restriction_rules_of_group_assets on access_restriction_rules (organization_id, group_id, asset_id)
  where group_id is not null and asset_id is not null;
create index access_restriction_rules_of_groups_by_date on access_restriction_rules (organization_id, group_id, created_at, id) where group_id is not null;

create view access_restrictions with (security_invoker = true) as
  select organization_id, user_id, type, folder_id, asset_id, null::uuid as group_id
  from access_restriction_rules where user_id is not null
  union all
  select rule.organization_id, member.user_id, rule.type, rule.folder_id, rule.asset_id, rule.group_id
  from access_restriction_rules rule
  join group_members member on member.organization_id = rule.organization_id and member.group_id = rule.group_id;
grant select on access_restrictions to vitrine_app;

-- The locks on the users come first: of two changes at once, each sees what the other did.
create function refresh_standing(of_organization uuid, of_users uuid[]) returns void language plpgsql as $$
begin
  perform 1 from public.users where organization_id = of_organization and id = any (of_users) order by id for no key update;
  update public.users user_ set
    group_permissions = now_.permissions,
    restricted = now_.restricted
  from (
    select person.id,
      coalesce((
        select array_agg(distinct permission order by permission)
        from public.group_members member
        join public.user_groups group_ on group_.organization_id = member.organization_id and group_.id = member.group_id
        join public.roles role on role.organization_id = group_.organization_id and role.id = group_.role_id
        cross join unnest(role.permissions) permission
        where member.organization_id = of_organization and member.user_id = person.id), '{}') as permissions,
      exists (
        select from public.access_restrictions restriction
        where restriction.organization_id = of_organization and restriction.user_id = person.id) as restricted
    from unnest(of_users) as person (id)
  ) now_
  where user_.organization_id = of_organization and user_.id = now_.id
    and (user_.group_permissions, user_.restricted) is distinct from (now_.permissions, now_.restricted);
end $$;

create function refresh_standing_of_members() returns trigger language plpgsql as $$
begin
  perform refresh_standing(organization_id, array_agg(user_id)) from touched group by organization_id;
  return null;
end $$;
create trigger refresh_standing_in after insert on group_members
  referencing new table as touched for each statement execute function refresh_standing_of_members();
create trigger refresh_standing_out after delete on group_members
  referencing old table as touched for each statement execute function refresh_standing_of_members();

create function refresh_standing_of_restricted() returns trigger language plpgsql as $$
begin
  perform refresh_standing(organization_id, array_agg(distinct user_id))
    from (
      select organization_id, user_id from touched where user_id is not null
      union all
      select member.organization_id, member.user_id
      from touched join public.group_members member on member.organization_id = touched.organization_id and member.group_id = touched.group_id
    ) concerned
    group by organization_id;
  return null;
end $$;
create trigger refresh_standing_restricted after insert on access_restriction_rules
  referencing new table as touched for each statement execute function refresh_standing_of_restricted();
create trigger refresh_standing_lifted after delete on access_restriction_rules
  referencing old table as touched for each statement execute function refresh_standing_of_restricted();

create function refresh_standing_of_group() returns trigger language plpgsql as $$
begin
  perform refresh_standing(new.organization_id, array_agg(user_id))
    from public.group_members where organization_id = new.organization_id and group_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger refresh_standing after update of role_id on user_groups
  for each row when (old.role_id is distinct from new.role_id) execute function refresh_standing_of_group();

create function refresh_standing_of_role() returns trigger language plpgsql as $$
begin
  perform refresh_standing(new.organization_id, array_agg(distinct member.user_id))
    from public.user_groups group_
    join public.group_members member on member.organization_id = group_.organization_id and member.group_id = group_.id
    where group_.organization_id = new.organization_id and group_.role_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger refresh_standing after update of permissions on roles
  for each row when (old.permissions is distinct from new.permissions) execute function refresh_standing_of_role();

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
