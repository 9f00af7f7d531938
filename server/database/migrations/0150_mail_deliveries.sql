-- What became of each mail, by the identifier of its job in the queue. No address, no link and no text of a mail is here.
create table mail_deliveries (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null,
  -- Whom an invitation or another link to set a password is for.
  user_id uuid,
  state text not null default 'queued' check (state in ('queued', 'retrying', 'sent', 'failed', 'withdrawn')),
  tries integer not null default 0,
  -- Of the last try, if that failed: a code of src/domain/mail/delivery.ts, and one line of what the server said, which no organization sees.
  trouble text,
  reply text check (char_length(reply) <= 300),
  queued_at timestamptz(3) not null default now(),
  -- Since when it is what it is.
  since timestamptz(3) not null default now(),
  next_try_at timestamptz(3),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index mail_deliveries_of_user on mail_deliveries (organization_id, user_id, queued_at desc, id desc) where user_id is not null;
create index mail_deliveries_by_state on mail_deliveries (state, since desc);
create index mail_deliveries_by_age on mail_deliveries (queued_at);
select protect_tenant_table('mail_deliveries', 'select, insert');

-- How the mails of all organizations stand, for a super administrator: what is under way, and what failed for good in the last seven days.
create function mail_standing(session uuid) returns table (
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
revoke execute on function mail_standing from public;
grant execute on function mail_standing to vitrine_app;
