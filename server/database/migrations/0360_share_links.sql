-- Links by which somebody outside sees what their maker sees (src/domain/share-links). The token of an address is kept nowhere, only its hash.
create table share_links (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  token_sha256 bytea not null constraint share_links_token unique,
  -- A super administrator at work here is a user of another organization.
  home_organization_id uuid not null,
  maker_id uuid not null,
  -- As they were called at the time.
  maker_name text not null,
  kind text not null check (kind in ('asset', 'folder', 'selection')),
  type text not null,
  title text not null,
  note text not null,
  -- The last day on which it opens, of UTC.
  until date not null,
  may_download boolean not null,
  pass_phrase_hash text,
  opens bigint not null default 0,
  downloads bigint not null default 0,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  revoked_by uuid,
  version integer not null default 1,
  unique (organization_id, id),
  foreign key (home_organization_id, maker_id) references users (organization_id, id) on delete cascade
);
create index share_links_by_age on share_links (organization_id, created_at, id);
create index share_links_by_maker on share_links (organization_id, maker_id, created_at, id);
create index share_links_by_home on share_links (home_organization_id, maker_id);
-- To be counted is no change.
create trigger grow_version before update of token_sha256, title, note, until, may_download, pass_phrase_hash, revoked_at on share_links
  for each row execute function grow_version();

create table share_link_items (
  organization_id uuid not null,
  link_id uuid not null,
  position integer not null,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  resource_id uuid not null generated always as (coalesce(folder_id, asset_id)) stored,
  primary key (organization_id, link_id, position),
  check (num_nonnulls(folder_id, asset_id) = 1),
  foreign key (organization_id, link_id) references share_links (organization_id, id) on delete cascade,
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id) on update cascade on delete cascade,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index share_link_items_by_resource on share_link_items (organization_id, resource_id);
create index share_link_items_by_folder on share_link_items (organization_id, type, folder_id) where folder_id is not null;
create index share_link_items_by_asset on share_link_items (organization_id, asset_id) where asset_id is not null;
