-- How much each organization holds. The row is locked by whatever changes it, so that limits hold under parallel uploads.
create table organization_usage (
  organization_id uuid primary key references organizations (id) on delete cascade,
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  files bigint not null default 0 check (files >= 0),
  last_file_number bigint not null default 0
);

-- What lies in a module as a whole. `revision` grows with every change of the lists.
create table module_contents (
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null check (type in ('RECORDS', 'ARCHIVES', 'COLLECTIONS')),
  root_folder_count integer not null default 0,
  asset_count integer not null default 0,
  revision bigint not null default 0,
  primary key (organization_id, type)
);

create function begin_library() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.organization_usage (organization_id) values (new.id);
  insert into public.module_contents (organization_id, type)
    select new.id, type from unnest(array['RECORDS', 'ARCHIVES', 'COLLECTIONS']) as type;
  return null;
end $$;

create trigger begin_library after insert on organizations for each row execute function begin_library();

insert into organization_usage (organization_id) select id from organizations;
insert into module_contents (organization_id, type)
  select id, type from organizations, unnest(array['RECORDS', 'ARCHIVES', 'COLLECTIONS']) as type;

create table folders (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null check (type in ('RECORDS', 'ARCHIVES', 'COLLECTIONS')),
  parent_id uuid,
  name text not null,
  name_key text collate "C" not null,
  folder_count integer not null default 0 check (folder_count >= 0),
  asset_count integer not null default 0 check (asset_count >= 0),
  contents_revision bigint not null default 0,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  modified_at timestamptz(3) not null,
  created_by uuid not null,
  modified_by uuid not null,
  trashed_at timestamptz(3),
  -- A parent is always of the same organization and module.
  unique (organization_id, type, id),
  foreign key (organization_id, type, parent_id) references folders (organization_id, type, id)
);

create unique index folders_by_taken_name on folders (organization_id, type, parent_id, name_key) nulls not distinct where trashed_at is null;
create index folders_by_name on folders (organization_id, type, parent_id, name_key, id) where trashed_at is null;
create index folders_by_modification on folders (organization_id, type, parent_id, modified_at, id) where trashed_at is null;
create index folders_by_creation on folders (organization_id, type, parent_id, created_at, id) where trashed_at is null;

create table repositories (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  unique (organization_id, id),
  unique (organization_id, name_key)
);

create table assets (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null,
  folder_id uuid not null,
  name text not null,
  name_key text collate "C" not null,
  description text not null default '',
  file_number text not null,
  file_number_key text collate "C" not null,
  media_type text collate "C" not null,
  preview text not null check (preview in ('image', 'pdf', 'video', 'audio', 'text', 'none')),
  size bigint not null check (size > 0),
  width integer,
  height integer,
  thumbnail text not null check (thumbnail in ('Pending', 'Ready', 'Failed', 'None')),
  indexing text not null check (indexing in ('None', 'Indexing', 'Indexed', 'Failed')),
  web_ready boolean not null default false,
  repository_id uuid,
  -- Names the stored bytes, and is part of the address of what is derived from them.
  content_version text not null,
  blob_key text not null unique,
  checksum text not null,
  -- The upload that this asset came from, so that a repeated last request makes no second one.
  upload_id text unique,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  modified_at timestamptz(3) not null,
  created_by uuid not null,
  modified_by uuid not null,
  trashed_at timestamptz(3),
  unique (organization_id, id),
  unique (organization_id, file_number_key),
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id),
  foreign key (organization_id, repository_id) references repositories (organization_id, id)
);

-- One index for each order of a folder's list, and of a module's: a page costs the same wherever it begins.
create unique index assets_by_taken_name on assets (organization_id, folder_id, name_key) where trashed_at is null;
create index assets_by_name on assets (organization_id, folder_id, name_key, id) where trashed_at is null;
create index assets_by_modification on assets (organization_id, folder_id, modified_at, id) where trashed_at is null;
create index assets_by_creation on assets (organization_id, folder_id, created_at, id) where trashed_at is null;
create index assets_by_size on assets (organization_id, folder_id, size, id) where trashed_at is null;
create index assets_by_media_type on assets (organization_id, folder_id, media_type, id) where trashed_at is null;
create index assets_by_file_number on assets (organization_id, folder_id, file_number_key, id) where trashed_at is null;
create index module_assets_by_name on assets (organization_id, type, name_key, id) where trashed_at is null;
create index module_assets_by_modification on assets (organization_id, type, modified_at, id) where trashed_at is null;
create index module_assets_by_creation on assets (organization_id, type, created_at, id) where trashed_at is null;
create index module_assets_by_size on assets (organization_id, type, size, id) where trashed_at is null;
create index module_assets_by_media_type on assets (organization_id, type, media_type, id) where trashed_at is null;
create index module_assets_by_file_number on assets (organization_id, type, file_number_key, id) where trashed_at is null;

-- The text found in a file. `rows`: the first cells of a table.
create table asset_texts (
  asset_id uuid primary key,
  organization_id uuid not null,
  text text not null,
  truncated boolean not null,
  rows jsonb,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
-- Pieces are read around what a search found: without compression only those pages of the text are.
alter table asset_texts alter column text set storage external;
