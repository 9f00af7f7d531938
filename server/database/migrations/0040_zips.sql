-- Zips that somebody asked for. What goes into one is decided when it is asked for: later moves and edits do not change it.
create table zips (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  name text not null,
  state text not null check (state in ('Waiting', 'Making', 'Ready', 'Failed')),
  files integer not null,
  total bigint not null,
  done bigint not null default 0,
  -- Of the finished zip.
  size bigint,
  blob_key text unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- When the node that makes it was last heard of.
  touched_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index zips_of_users on zips (organization_id, user_id, created_at);
create index zips_to_make on zips (created_at) where state in ('Waiting', 'Making');
create index zips_to_remove on zips (expires_at);

-- Without a key on assets: what is permanently deleted meanwhile makes the zip fail, and is not kept by it.
create table zip_entries (
  zip_id uuid not null,
  organization_id uuid not null,
  position integer not null,
  path text not null,
  asset_id uuid not null,
  blob_key text not null,
  size bigint not null,
  modified_at timestamptz(3) not null,
  primary key (zip_id, position),
  foreign key (organization_id, zip_id) references zips (organization_id, id) on delete cascade
);
create index zip_entries_of_zips on zip_entries (organization_id, zip_id);
