-- The mails of all organizations, those that are alike together, for a super administrator: what is under way, and what failed for good in the last seven days.
create or replace function mail_groups(session uuid) returns table (
  state text, trouble text, mails integer, since timestamptz, next_try_at timestamptz, reply text
) language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if not public.is_super_administrator(session) then
    raise exception using errcode = 'VT401', message = 'not a super administrator';
  end if;
  return query
    select mail.state, mail.trouble, count(*)::integer,
      (case when mail.state = 'queued' then min(mail.since) else max(mail.since) end)::timestamptz, min(mail.next_try_at)::timestamptz,
      (array_agg(mail.reply order by mail.since desc))[1]
    from public.mail_deliveries mail
    where mail.state in ('queued', 'retrying') or (mail.state = 'failed' and mail.since > now() - interval '7 days')
    group by mail.state, mail.trouble;
end $$;
revoke execute on function mail_groups from public;
grant execute on function mail_groups to vitrine_app;
