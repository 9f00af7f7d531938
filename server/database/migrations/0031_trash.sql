-- The trash, moves and copies. A folder that is thrown away is marked together with the folders in it; the assets in them are not touched,
-- so that a hundred thousand of them are gone from every list at once, and back at once: they lie in the trash because their folder does.
-- `trash_id` names what was thrown away and took the row along.
alter table folders add column trash_id uuid;
alter table assets
  add column trash_id uuid,
  -- Bytes of the earlier files that this asset keeps.
  add column versions_size bigint not null default 0 check (versions_size >= 0),
  -- Of an asset in the trash the folder may be gone for good.
  alter column folder_id drop not null,
  add constraint assets_lie_in_folders check (folder_id is not null or trash_id is not null),
  -- Copies share the stored file.
  drop constraint assets_blob_key_key;
create index assets_by_blob on assets (blob_key);
create index assets_by_folder on assets (organization_id, folder_id) include (size, versions_size, trashed_at);
create index folders_in_trash on folders (organization_id, id) where trashed_at is not null;

create table trash_items (
  -- Of the folder or asset.
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null check (kind in ('folder', 'asset')),
  type text not null,
  name text not null,
  -- Where it lay; null: at the module's root. The folder may be gone since.
  parent_id uuid,
  -- The way down to there, as it was then: identifiers and names.
  place jsonb not null,
  folder_count integer not null,
  asset_count integer not null,
  size bigint not null,
  -- What was thrown away in one go.
  batch_id uuid not null,
  trashed_at timestamptz(3) not null,
  trashed_by uuid not null,
  -- As they were called at the time.
  trashed_by_name text not null
);
create index trash_items_by_date on trash_items (organization_id, trashed_at, id);
create index trash_items_by_batch on trash_items (organization_id, batch_id);

-- What folders and single assets in the trash are found by once they are back: their entries of the search index, without the index.
create table resting_entries (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null,
  type text not null,
  name_key text collate "C" not null,
  document tsvector not null
);
create index resting_entries_by_organization on resting_entries (organization_id);

-- Earlier files of an asset, kept when another file took their place. `number` grows with each; the current file has none.
create table asset_versions (
  id uuid primary key,
  organization_id uuid not null,
  asset_id uuid not null,
  number integer not null,
  media_type text not null,
  preview text not null,
  size bigint not null check (size > 0),
  width integer,
  height integer,
  thumbnail text not null,
  content_version text not null,
  blob_key text not null,
  checksum text not null,
  replaced_at timestamptz(3) not null,
  replaced_by uuid not null,
  unique (organization_id, asset_id, number),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index asset_versions_by_blob on asset_versions (blob_key);

-- What one copying or moving brought, so that who did it can undo it: for a day.
create table library_batches (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  type text not null,
  action text not null check (action in ('copy', 'move', 'restore')),
  folders uuid[] not null,
  assets uuid[] not null,
  -- Where each lay, in the same order; null: at the root. Empty of a copy.
  folders_from uuid[] not null,
  assets_from uuid[] not null,
  created_at timestamptz(3) not null default now()
);
create index library_batches_by_organization on library_batches (organization_id);
create index library_batches_by_date on library_batches (created_at);
select protect_tenant_table('library_batches', 'select, insert');

create function sweep_library_batches() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.library_batches where created_at < now() - interval '1 day'
$$;
revoke execute on function sweep_library_batches from public;
grant execute on function sweep_library_batches to vitrine_app;

-- What was deleted for good and is still being taken apart, a piece at a time.
create table condemned_items (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null check (kind in ('folder', 'asset')),
  type text not null
);
create index condemned_items_by_organization on condemned_items (organization_id);

-- Stored files that something let go of for good. Written in the transaction that did; removed from the store once nothing names them.
create table released_blobs (
  key text primary key,
  organization_id uuid not null references organizations (id) on delete cascade
);
create index released_blobs_by_organization on released_blobs (organization_id);
select protect_tenant_table('released_blobs', 'select, insert');

-- One structural change of a module at a time: two moves cannot make a cycle, and nothing is moved into what is being thrown away.
create function lock_tree(module text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(current_organization()::text || module, 3408712031))
$$;

-- What is found does not lie in a folder that is in the trash. Whether the organization has any is looked at once; whoever has none pays nothing.
create or replace function found_entries(
  queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with trash as materialized (
    select exists (
      select from public.folders where organization_id = public.current_organization() and trashed_at is not null
    ) as has_folders
  ),
  hit as materialized (
    select found.*
    from unnest(queries, in_name, described) asked (query, in_name, described)
    cross join lateral (
      select entry.id, entry.kind, entry.name_key as name,
        case when asked.in_name is null then 3 when entry.document @@ asked.described then 2 else 1 end as rank
      from public.search_entries entry
      where entry.document @@ asked.query
        and (asked.in_name is null or not entry.document @@ asked.in_name)
        and entry.organization_id = public.current_organization()
        and entry.type = any (only_types)
        and (not (select trash.has_folders from trash) or not exists (
          select from public.assets place join public.folders folder on folder.organization_id = place.organization_id and folder.id = place.folder_id
          where place.id = entry.id and folder.trashed_at is not null))
      limit most
    ) found
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;

-- found_entries for a user who has restrictions: what is restricted for them neither shows nor counts.
create or replace function found_entries_for(
  of_user uuid, queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with restricted as materialized (select folder_id from public.restricted_folders(of_user) as folder_id),
  trash as materialized (
    select exists (
      select from public.folders where organization_id = public.current_organization() and trashed_at is not null
    ) as has_folders
  ),
  hit as materialized (
    select found.*
    from unnest(queries, in_name, described) asked (query, in_name, described)
    cross join lateral (
      select entry.id, entry.kind, entry.name_key as name,
        case when asked.in_name is null then 3 when entry.document @@ asked.described then 2 else 1 end as rank
      from public.search_entries entry
      left join public.assets asset on entry.kind = 'asset' and asset.organization_id = entry.organization_id and asset.id = entry.id
      where entry.document @@ asked.query
        and (asked.in_name is null or not entry.document @@ asked.in_name)
        and entry.organization_id = public.current_organization()
        and entry.type = any (only_types)
        and (not (select trash.has_folders from trash) or not exists (
          select from public.assets place join public.folders folder on folder.organization_id = place.organization_id and folder.id = place.folder_id
          where place.id = entry.id and folder.trashed_at is not null))
        and coalesce(asset.folder_id, entry.id) not in (select folder_id from restricted)
        and entry.id not in (
          select asset_id from public.access_restrictions
          where organization_id = public.current_organization() and user_id = of_user and asset_id is not null)
      limit most
    ) found
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;
