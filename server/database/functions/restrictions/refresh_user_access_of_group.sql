-- What the roles of groups allow, and what is restricted, is kept with each user: see refresh_user_access.
create or replace function refresh_user_access_of_group() returns trigger language plpgsql as $$
begin
  perform refresh_user_access(new.organization_id, array_agg(user_id))
    from public.group_members where organization_id = new.organization_id and group_id = new.id having count(*) > 0;
  return null;
end $$;
