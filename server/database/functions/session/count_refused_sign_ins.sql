-- Counts refusals with those before them. False: there are none that they belong to; the caller alone begins them, until its transaction ends.
create or replace function count_refused_sign_ins(whose uuid, network text, at_step text, more integer, more_limited integer, pause integer, longest integer)
returns boolean language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if more < 1 or more_limited < 0 then
    raise exception 'Refusals are only added';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(format('refused %s %s %s', whose, network, at_step), 0));
  update public.refused_sign_ins refused
    set times = times + more, limited = limited + more_limited, last_at = greatest(last_at, now())
    where organization_id = public.current_organization()
      and activity_id = (
        select latest.activity_id from public.refused_sign_ins latest
        where latest.organization_id = public.current_organization() and latest.user_id = whose
          and latest.from_network = network and latest.step = at_step
        order by latest.last_at desc limit 1)
      and last_at > now() - make_interval(secs => pause) and first_at > now() - make_interval(secs => longest);
  return found;
end $$;
revoke execute on function count_refused_sign_ins from public;
grant execute on function count_refused_sign_ins to vitrine_app;
