-- What single users marked as a favorite. A user may be one of another organization, a super administrator at work in this one, so there is
-- no key to the users of this organization.
create table favorites (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  resource_id uuid not null generated always as (coalesce(folder_id, asset_id)) stored,
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(folder_id, asset_id) = 1),
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id) on update cascade on delete cascade,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
-- A page of any list asks it once for each of its rows.
create unique index favorites_of_users on favorites (organization_id, user_id, resource_id);
create index favorites_by_date on favorites (organization_id, user_id, created_at, id);
create index favorites_by_folder on favorites (organization_id, type, folder_id) where folder_id is not null;
create index favorites_by_asset on favorites (organization_id, asset_id) where asset_id is not null;
