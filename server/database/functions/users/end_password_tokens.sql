-- Links that were sent to an address are that address's: they end with it, and with the account.
create or replace function end_password_tokens() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.password_tokens where organization_id = new.organization_id and user_id = new.id;
  return null;
end $$;
