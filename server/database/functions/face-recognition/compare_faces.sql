-- Has the faces of an organization compared by the job of server/face-recognition/kinds.ts, unless one waits already: that is held, as in server/face-recognition/groupLater.ts.
-- What is removed with its organization needs none.
create or replace function compare_faces(of_organization uuid) returns void language plpgsql as $$
begin
  if not exists (select from public.organizations where id = of_organization) then
    return;
  end if;
  perform from public.jobs
    where queue = 'grouping faces' and coalesce(organization_id, '00000000-0000-0000-0000-000000000000') = of_organization and state = 'Waiting'
    limit 1 for share skip locked;
  if not found then
    insert into public.jobs (id, organization_id, kind, queue, payload) values (gen_random_uuid(), of_organization, 'groupingFaces', 'grouping faces', '{}');
  end if;
end $$;
