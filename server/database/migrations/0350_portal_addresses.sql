-- Web addresses under which a portal has been Live: what was linked leads on when the portal takes another one, and no other organization takes it over.
create table portal_addresses (
  web_address text collate "C" primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  -- When it was last taken.
  since timestamptz(3) not null default now()
);
create index portal_addresses_of_organization on portal_addresses (organization_id, since);
insert into portal_addresses (web_address, organization_id) select web_address, organization_id from portals where live_since is not null;
select protect_tenant_table('portal_addresses', 'select');

-- What programs are told of: which element of a standard an attribute stands for, and of what type a file is.
grant select (element) on template_attributes to vitrine_visitor;
grant select (media_type) on assets to vitrine_visitor;
