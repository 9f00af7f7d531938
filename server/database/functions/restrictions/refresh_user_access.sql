-- The locks on the users come first: of two changes at once, each sees what the other did.
create or replace function refresh_user_access(of_organization uuid, of_users uuid[]) returns void language plpgsql as $$
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
