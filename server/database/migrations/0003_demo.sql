-- What the demo has put into an organization, so that it is put there once: what somebody has renamed, moved or removed since stays so.
create table demo_entries (
  organization_id uuid not null references organizations (id) on delete cascade,
  -- The module and the names on the way down to it.
  key text collate "C" not null,
  resource_id uuid not null,
  primary key (organization_id, key)
);
select protect_tenant_table('demo_entries', 'select, insert');
