-- after: current_organization
-- The folders that are restricted for a user, and all below them.
create or replace function restricted_folders(of_user uuid) returns setof uuid language sql stable rows 1000 as $$
  with recursive restricted (id) as (
    select folder_id from public.access_restrictions
    where organization_id = (select public.current_organization()) and user_id = of_user and folder_id is not null
    union
    select folder.id
    from restricted
    join public.folders folder on folder.organization_id = (select public.current_organization()) and folder.parent_id = restricted.id
  )
  select id from restricted
$$;
