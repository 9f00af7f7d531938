-- Domains under which a portal has been Live: what was linked leads on when the portal takes another one, or none, for as long as no other portal has it.
-- Unlike a web address it is not kept for anybody: whoever owns a domain may give it to somebody else.
create table portal_domains (
  domain text collate "C" primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  -- When it was last taken.
  since timestamptz(3) not null default now()
);
create index portal_domains_of_organization on portal_domains (organization_id, since);
insert into portal_domains (domain, organization_id) select custom_domain, organization_id from portals where live_since is not null and custom_domain is not null;
select protect_tenant_table('portal_domains', 'select');

-- It answers domains as well now.
drop function if exists live_portals();
