-- What a portal has shown to programs that come again (OAI-PMH, feeds, sitemaps), and since when it is as it is. What is public no more stays, as deleted: so
-- there is no reference to the asset, which may be gone for good. Written by ../functions/portal-machines/note_portal_records.sql alone.
create table portal_records (
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  is_public boolean not null,
  -- The folders that it lies in, from the top; of one that is public no more, those that it lay in.
  folders uuid[] not null,
  -- Of all that is public of it.
  fingerprint bigint not null,
  public_since timestamptz(3) not null,
  -- No earlier than when any call before the change was answered.
  changed_at timestamptz(3) not null,
  primary key (organization_id, asset_id)
);
create index portal_records_by_change on portal_records (organization_id, changed_at, asset_id);
create index portal_records_by_age on portal_records (organization_id, public_since, asset_id) where is_public;
select protect_tenant_table('portal_records', 'select');
grant select (asset_id, is_public, folders, public_since, changed_at) on portal_records to vitrine_visitor;

-- What could be seen when they were looked at last: while nothing has changed since (portal_state), they are right.
create table portal_record_states (
  organization_id uuid primary key references organizations (id) on delete cascade,
  snapshot text not null,
  -- Embargoes end with it.
  day date not null,
  noted_at timestamptz(3) not null
);
select protect_tenant_table('portal_record_states', 'select');
