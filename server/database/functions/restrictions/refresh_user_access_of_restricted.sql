-- What the roles of groups allow, and what is restricted, is kept with each user: see refresh_user_access.
create or replace function refresh_user_access_of_restricted() returns trigger language plpgsql as $$
begin
  perform refresh_user_access(organization_id, array_agg(distinct user_id))
    from (
      select organization_id, user_id from touched where user_id is not null
      union all
      select member.organization_id, member.user_id
      from touched join public.group_members member on member.organization_id = touched.organization_id and member.group_id = touched.group_id
    ) concerned
    group by organization_id;
  return null;
end $$;
