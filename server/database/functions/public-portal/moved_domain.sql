-- Where the Live portal is that once had this domain, which no portal has now; nothing for any other domain.
create or replace function moved_domain(old_domain text) returns table (custom_domain text, web_address text)
language sql stable security definer rows 1 set search_path = pg_catalog, public as $$
  select portal.custom_domain, portal.web_address
  from public.portal_domains kept
  join public.portals portal on portal.organization_id = kept.organization_id
  join public.organizations organization on organization.id = portal.organization_id
  where kept.domain = old_domain collate "C" and portal.live_since is not null and organization.blocked_at is null
    and not exists (select from public.portals other where other.custom_domain = old_domain collate "C")
$$;
revoke execute on function moved_domain from public;
grant execute on function moved_domain to vitrine_app;
