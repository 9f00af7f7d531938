-- Who is signed out has left where they were at work.
create or replace function end_visits_of_session() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform public.end_visits(new.id, new.ended_at);
  return null;
end $$;
revoke execute on function end_visits_of_session from public;
