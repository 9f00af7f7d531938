-- What the roles of groups allow, and what is restricted, is kept with each user: see refresh_user_access.
create or replace function refresh_user_access_of_members() returns trigger language plpgsql as $$
begin
  perform refresh_user_access(organization_id, array_agg(user_id)) from touched group by organization_id;
  return null;
end $$;
