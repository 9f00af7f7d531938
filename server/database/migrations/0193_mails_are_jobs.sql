-- Mails are jobs of the kernel's (server/mail). Those that wait in the queue of an older version go on in the new one.
do $$ begin
  if to_regclass('jobs.job') is not null then
    insert into public.jobs (id, organization_id, kind, queue, payload, tries, due_at, created_at)
      select job.id, organization.id, 'mail', 'mails', job.data - 'organizationId', job.retry_count, job.start_after, job.created_on
      from jobs.job join public.organizations organization on organization.id = (job.data ->> 'organizationId')::uuid
      where job.name = 'mails' and job.state in ('created', 'retry', 'active');
    delete from jobs.job where name = 'mails';
  end if;
end $$;
