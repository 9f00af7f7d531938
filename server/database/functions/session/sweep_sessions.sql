-- Removes what ended long ago.
create or replace function sweep_sessions() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.login_attempts where window_ends < now();
  update public.users user_ set last_seen_at = ending.seen_at
  from (
    select organization_id, user_id, max(used_at) as seen_at from public.sessions
    where least(expires_at, ended_at) < now() - interval '7 days' group by organization_id, user_id
  ) ending
  where user_.organization_id = ending.organization_id and user_.id = ending.user_id
    and ending.seen_at > coalesce(user_.last_seen_at, '-infinity');
  delete from public.sessions where least(expires_at, ended_at) < now() - interval '7 days';
  -- Kept for as long as people follow old links, so that they are told what became of them.
  delete from public.password_tokens where expires_at < now() - interval '30 days';
  delete from public.setup_links where expires_at < now();
$$;
revoke execute on function sweep_sessions from public;
grant execute on function sweep_sessions to vitrine_app;
