-- Has the faces of an organization compared by the job of server/face-recognition/kinds.ts, unless one waits already. What is removed with its organization needs none.
create or replace function compare_faces(of_organization uuid) returns void language plpgsql as $$
begin
  if exists (select from public.organizations where id = of_organization) and not exists (
    select from public.jobs
    where queue = 'grouping faces' and coalesce(organization_id, '00000000-0000-0000-0000-000000000000') = of_organization and state = 'Waiting'
  ) then
    insert into public.jobs (id, organization_id, kind, queue, payload) values (gen_random_uuid(), of_organization, 'groupingFaces', 'grouping faces', '{}');
  end if;
end $$;
