-- Where the Live portal is that once had this web address; nothing for any other address.
create or replace function moved_portal(address text) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select portal.web_address
  from public.portal_addresses kept
  join public.portals portal on portal.organization_id = kept.organization_id
  join public.organizations organization on organization.id = portal.organization_id
  where kept.web_address = address collate "C" and portal.web_address <> address collate "C" and portal.live_since is not null and organization.blocked_at is null
$$;
revoke execute on function moved_portal from public;
grant execute on function moved_portal to vitrine_app;
