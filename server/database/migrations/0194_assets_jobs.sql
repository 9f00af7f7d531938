-- What is made of assets' files are jobs of the kernel's (server/processing, server/search-index). Those that wait in the queue of an older
-- version go on in the new one, and that queue's own tables go.
do $$ begin
  if to_regclass('jobs.job') is not null then
    insert into public.jobs (id, organization_id, kind, queue, payload, priority, due_at, created_at)
      select job.id, organization.id, job.data ->> 'name', case job.data ->> 'name' when 'entry' then 'search index' else 'assets' end,
        jsonb_build_object('assetId', job.data ->> 'assetId'), job.priority, job.start_after, job.created_on
      from jobs.job join public.organizations organization on organization.id = (job.data ->> 'organizationId')::uuid
      where job.name = 'assets' and job.state in ('created', 'retry', 'active');
    drop schema jobs cascade;
  end if;
end $$;
