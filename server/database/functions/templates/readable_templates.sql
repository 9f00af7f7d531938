-- after: current_organization
-- The templates that a user is in: named themselves, or by their role or that of one of their groups.
create or replace function readable_templates(of_user uuid) returns setof uuid language sql stable rows 20 as $$
  select reader.template_id
  from public.template_readers reader
  where reader.organization_id = (select public.current_organization()) and reader.user_id = of_user
  union
  select reader.template_id
  from public.template_readers reader
  where reader.organization_id = (select public.current_organization()) and reader.role_id in (
    select user_.role_id from public.users user_
    where user_.organization_id = (select public.current_organization()) and user_.id = of_user
    union all
    select group_.role_id
    from public.group_members member
    join public.user_groups group_ on group_.organization_id = member.organization_id and group_.id = member.group_id
    where member.organization_id = (select public.current_organization()) and member.user_id = of_user)
$$;
