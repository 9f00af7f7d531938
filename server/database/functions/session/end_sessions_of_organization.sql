-- Of an organization that is blocked everybody is signed out.
create or replace function end_sessions_of_organization() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set ended_at = now() where organization_id = new.id and ended_at is null;
  return null;
end $$;
