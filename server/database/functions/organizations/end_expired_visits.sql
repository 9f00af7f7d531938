-- after: end_visits
-- Of sessions whose time is over without anybody having ended them.
create or replace function end_expired_visits() returns void language sql security definer set search_path = pg_catalog, public as $$
  select public.end_visits(over.id, over.expires_at)
  from (
    select distinct session_.id, session_.expires_at from public.visits visit join public.sessions session_ on session_.id = visit.session_id
    where session_.expires_at < now()
  ) over
$$;
revoke execute on function end_expired_visits from public;
grant execute on function end_expired_visits to vitrine_app;
