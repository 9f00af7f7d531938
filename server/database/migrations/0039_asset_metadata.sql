-- What a file says of itself, as groups of fields. It belongs to one content of the asset: of another one it has not been read yet.
create table asset_metadata (
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  content_version text not null,
  state text not null check (state in ('Reading', 'Ready', 'Failed')),
  groups jsonb not null default '[]',
  primary key (organization_id, asset_id),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
