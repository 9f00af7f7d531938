-- Where portals are that are Live: what is on them is to be found.
create or replace function live_portals() returns table (web_address text, custom_domain text)
language sql stable security definer rows 100 set search_path = pg_catalog, public as $$
  select portal.web_address, portal.custom_domain
  from public.portals portal join public.organizations organization on organization.id = portal.organization_id
  where portal.live_since is not null and organization.blocked_at is null
  order by portal.web_address limit 5000
$$;
revoke execute on function live_portals from public;
grant execute on function live_portals to vitrine_app;
