-- A password that is no longer right opens nothing, nor does what it began.
create or replace function end_two_factor_challenges() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.two_factor_challenges where organization_id = new.organization_id and user_id = new.id;
  return null;
end $$;
