-- Who is blocked or deleted, or has another password, is signed out everywhere; who changes the own password stays where it was changed.
create or replace function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set ended_at = now()
    where organization_id = new.organization_id and user_id = new.id and ended_at is null
      and id is distinct from nullif(current_setting('app.kept_session', true), '')::uuid;
  return null;
end $$;
