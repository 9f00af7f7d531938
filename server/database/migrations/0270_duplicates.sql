-- What pictures look like (src/domain/duplicates/looks.ts), by their bytes: copies, versions and restored assets of the same file share it. Without
-- a look: a picture that has nothing on it, or could not be looked at. Pictures that look alike, directly or by others between, share a cluster;
-- those that have come to be near without being so are told apart when they are read.
create table picture_looks (
  organization_id uuid not null references organizations (id) on delete cascade,
  checksum text collate "C" not null,
  hash bit(64),
  sketch bytea,
  -- The hash in four numbers of 16 bits, by which near ones are found.
  band_1 integer,
  band_2 integer,
  band_3 integer,
  band_4 integer,
  cluster uuid,
  primary key (organization_id, checksum),
  check (num_nonnulls(hash, sketch, band_1, band_2, band_3, band_4, cluster) in (0, 7))
);
create index picture_looks_by_band_1 on picture_looks (organization_id, band_1) where hash is not null;
create index picture_looks_by_band_2 on picture_looks (organization_id, band_2) where hash is not null;
create index picture_looks_by_band_3 on picture_looks (organization_id, band_3) where hash is not null;
create index picture_looks_by_band_4 on picture_looks (organization_id, band_4) where hash is not null;
create index picture_looks_by_cluster on picture_looks (organization_id, cluster) include (checksum) where cluster is not null;
select protect_tenant_table('picture_looks', 'select, insert, update, delete');

-- The same bytes.
create index assets_by_checksum on assets (organization_id, checksum collate "C", id) where trashed_at is null;

-- Of which assets somebody said that they are not the same, each pair once.
create table duplicates_apart (
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  other_id uuid not null,
  told_at timestamptz(3) not null default now(),
  told_by uuid not null,
  primary key (organization_id, asset_id, other_id),
  check (asset_id < other_id),
  constraint duplicates_apart_asset foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  constraint duplicates_apart_other foreign key (organization_id, other_id) references assets (organization_id, id) on delete cascade
);
create index duplicates_apart_by_other on duplicates_apart (organization_id, other_id);
select protect_tenant_table('duplicates_apart', 'select, insert, delete');

-- What a merge brought the asset that was kept, beside its fields and values, which are an edit's (library_batches): it is taken back with that.
create table asset_merges (
  id uuid primary key references library_batches (id) on delete cascade,
  organization_id uuid not null references organizations (id) on delete cascade,
  trash_batch_id uuid not null,
  move_batch_id uuid,
  relations uuid[] not null,
  favorites uuid[] not null,
  persons uuid[] not null,
  -- What keeps it from people and from publication.
  restrictions uuid[] not null,
  publications uuid[] not null
);
create index asset_merges_by_organization on asset_merges (organization_id);
select protect_tenant_table('asset_merges', 'select, insert, delete');
