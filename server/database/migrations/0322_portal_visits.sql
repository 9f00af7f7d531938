-- How often pages of portals were seen: for each day a row of the whole portal, and one for each asset whose page it was. Nobody who saw them is in it.
-- Kept by ../functions/public-portal/add_portal_visits.sql.
create table portal_visits (
  organization_id uuid not null references organizations (id) on delete cascade,
  day date not null,
  -- Null: all pages of the portal.
  asset_id uuid,
  views integer not null,
  -- Of the views those by which somebody came from elsewhere.
  arrivals integer not null,
  constraint portal_visits_of_days unique nulls not distinct (organization_id, day, asset_id),
  constraint portal_visits_asset foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index portal_visits_by_asset on portal_visits (organization_id, asset_id, day) where asset_id is not null;
select protect_tenant_table('portal_visits', 'select');
