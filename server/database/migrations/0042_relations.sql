-- What is related to what: assets to assets, and assets to folders. A relation has no direction, so it stands here twice, once for each of
-- the two: either's list is read along one index. Both rows come and go together.
create table relations (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  resource_id uuid not null generated always as (coalesce(folder_id, asset_id)) stored,
  other_type text not null,
  other_folder_id uuid,
  other_asset_id uuid,
  other_id uuid not null generated always as (coalesce(other_folder_id, other_asset_id)) stored,
  created_at timestamptz(3) not null default now(),
  created_by uuid not null,
  check (num_nonnulls(folder_id, asset_id) = 1),
  check (num_nonnulls(other_folder_id, other_asset_id) = 1),
  check (num_nonnulls(asset_id, other_asset_id) > 0),
  check (asset_id <> other_asset_id),
  constraint relations_folder foreign key (organization_id, type, folder_id)
    references folders (organization_id, type, id) on update cascade on delete cascade,
  constraint relations_asset foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  constraint relations_other_folder foreign key (organization_id, other_type, other_folder_id)
    references folders (organization_id, type, id) on update cascade on delete cascade,
  constraint relations_other_asset foreign key (organization_id, other_asset_id) references assets (organization_id, id) on delete cascade
);
create unique index relations_of_resources on relations (organization_id, resource_id, other_id);
create index relations_by_date on relations (organization_id, resource_id, created_at, id);
create index relations_by_folder on relations (organization_id, type, folder_id) where folder_id is not null;
create index relations_by_asset on relations (organization_id, asset_id) where asset_id is not null;
create index relations_by_other_folder on relations (organization_id, other_type, other_folder_id) where other_folder_id is not null;
create index relations_by_other_asset on relations (organization_id, other_asset_id) where other_asset_id is not null;
