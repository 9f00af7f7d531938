-- How often signing in was refused: of one account, from one network, at one step. The first refusal is an entry of the activity log, which
-- nobody changes; those that follow it are counted here.
create table refused_sign_ins (
  organization_id uuid not null references organizations (id) on delete cascade,
  activity_id uuid not null references activity (id) on delete cascade,
  user_id uuid not null,
  from_network text not null,
  step text not null,
  times integer not null check (times > 0),
  -- Those that were not judged, because there were too many.
  limited integer not null check (limited between 0 and times),
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  primary key (organization_id, activity_id)
);
create index refused_sign_ins_in_turn on refused_sign_ins (organization_id, user_id, from_network, step, last_at desc);
select protect_tenant_table('refused_sign_ins', 'select, insert');

-- Counts refusals with those before them. False: there are none that they belong to; the caller alone begins them, until its transaction ends.
create function count_refused_sign_ins(whose uuid, network text, at_step text, more integer, more_limited integer, pause integer, longest integer)
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
