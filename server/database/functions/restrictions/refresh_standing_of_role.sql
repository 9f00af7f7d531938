-- What the roles of groups allow, and what is restricted, is kept with each user: see refresh_standing.
create or replace function refresh_standing_of_role() returns trigger language plpgsql as $$
begin
  perform refresh_standing(new.organization_id, array_agg(distinct member.user_id))
    from public.user_groups group_
    join public.group_members member on member.organization_id = group_.organization_id and member.group_id = group_.id
    where group_.organization_id = new.organization_id and group_.role_id = new.id having count(*) > 0;
  return null;
end $$;
