-- Who has signed in has no guesses left that count.
create or replace function forget_login_attempts(attempt bytea) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.login_attempts where key = attempt
$$;
revoke execute on function forget_login_attempts from public;
grant execute on function forget_login_attempts to vitrine_app;
