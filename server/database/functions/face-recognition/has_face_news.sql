-- Whether an organization has faces that have not been compared, or names of which nothing was learnt yet.
create or replace function has_face_news(of_organization uuid) returns boolean language sql stable as $$
  select exists (select from public.picture_faces where organization_id = of_organization and group_id is null)
    or exists (select from public.picture_faces where organization_id = of_organization and person_id is not null and not is_taught)
$$;
