-- Who can be seen in a picture, and where: shares of the sides of the picture as it is seen. They belong to one content of the asset: another
-- file shows other people, and those of a version come back with it.
create table asset_persons (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  content_version text not null,
  name text not null,
  name_key text collate "C" not null,
  x double precision not null check (x between 0 and 1),
  y double precision not null check (y between 0 and 1),
  width double precision not null check (width > 0 and width <= 1),
  height double precision not null check (height > 0 and height <= 1),
  source text not null check (source in ('Drawn', 'File')),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by uuid not null,
  modified_at timestamptz(3) not null default now(),
  modified_by uuid not null,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index asset_persons_of_assets on asset_persons (organization_id, asset_id, content_version);
create index asset_persons_by_name on asset_persons (organization_id, name_key);

-- The faces that a file names of itself; null, it was read before they were looked for.
alter table asset_metadata add column faces jsonb;
