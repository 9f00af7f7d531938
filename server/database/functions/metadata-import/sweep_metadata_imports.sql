-- Removes imports of long ago with the lines of their files, also those that were stopped. What they wrote stays, and stays in the history of its assets.
create or replace function sweep_metadata_imports() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.metadata_imports import where created_at < now() - interval '90 days'
    and not exists (select from public.jobs job where job.id = import.job_id and job.state in ('Waiting', 'Working'))
$$;
revoke execute on function sweep_metadata_imports from public;
grant execute on function sweep_metadata_imports to vitrine_app;
