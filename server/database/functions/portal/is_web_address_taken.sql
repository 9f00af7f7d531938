-- Whether the portal of another organization has this web address, or had it while it was Live: of other organizations nothing else is to be known.
create or replace function is_web_address_taken(address text) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (
    select from public.portals where web_address = address and organization_id is distinct from public.current_organization()
    union all
    select from public.portal_addresses where web_address = address and organization_id is distinct from public.current_organization())
$$;
revoke execute on function is_web_address_taken from public;
grant execute on function is_web_address_taken to vitrine_app;
