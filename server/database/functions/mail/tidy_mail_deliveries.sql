-- Mails whose job is gone, as after a backup of another moment, have failed: nobody is left to say so. What is older than any link is good is removed.
create or replace function tidy_mail_deliveries() returns void language sql security definer set search_path = pg_catalog, public as $$
  update public.mail_deliveries mail set state = 'failed', trouble = coalesce(trouble, 'unknown'), next_try_at = null, since = now()
  where mail.state in ('queued', 'retrying')
    and not exists (select from public.jobs job where job.id = mail.id and job.state in ('Waiting', 'Working'));
  delete from public.mail_deliveries where queued_at < now() - interval '90 days'
$$;
revoke execute on function tidy_mail_deliveries from public;
grant execute on function tidy_mail_deliveries to vitrine_app;
