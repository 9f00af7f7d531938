-- What the roles of groups allow, and what is restricted, is kept with each user: see refresh_user_access.
create or replace function refresh_user_access_of_role() returns trigger language plpgsql as $$
begin
  perform refresh_user_access(new.organization_id, array_agg(distinct member.user_id))
    from public.user_groups group_
    join public.group_members member on member.organization_id = group_.organization_id and member.group_id = group_.id
    where group_.organization_id = new.organization_id and group_.role_id = new.id having count(*) > 0;
  return null;
end $$;
