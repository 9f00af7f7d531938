-- Counts a guess before it is judged, so that parallel guesses cannot pass the limit. Answers the seconds to wait; 0: go on.
create or replace function reserve_login_attempt(attempt bytea, most integer, period interval) returns integer
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  entry public.login_attempts;
begin
  insert into public.login_attempts as known (key, failures, window_ends) values (attempt, 1, now() + period)
    on conflict (key) do update set
      failures = case when known.window_ends <= now() then 1 else least(known.failures, most) + 1 end,
      window_ends = case when known.window_ends <= now() then now() + period else known.window_ends end
    returning * into entry;
  return case when entry.failures > most then greatest(1, ceil(extract(epoch from entry.window_ends - now())))::integer else 0 end;
end $$;
revoke execute on function reserve_login_attempt from public;
grant execute on function reserve_login_attempt to vitrine_app;
