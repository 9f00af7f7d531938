-- Takes back a guess that was counted and turned out to be none.
create or replace function release_login_attempt(attempt bytea, most integer) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.login_attempts set failures = greatest(least(failures, most) - 1, 0) where key = attempt
$$;
revoke execute on function release_login_attempt from public;
grant execute on function release_login_attempt to vitrine_app;
