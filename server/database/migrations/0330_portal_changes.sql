-- Which transactions have changed what portals show beside folders and assets, whose changes are in item_changes. Only added to; swept by age. Kept by
-- ../functions/public-portal/note_portal_change.sql, asked by portal_state.sql there.
create table portal_changes (
  organization_id uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null default clock_timestamp(),
  unique (organization_id, transaction)
);
create index portal_changes_by_age on portal_changes (at);
select protect_tenant_table('portal_changes', 'select');
