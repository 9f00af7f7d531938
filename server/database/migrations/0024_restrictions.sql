-- Restrictions deny: of access, folders and assets to single users; of publication, to everybody. What lies below a restricted folder is
-- restricted with it, wherever it is moved from or to: that is found out when somebody asks, never written down.

create table access_restrictions (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  created_at timestamptz(3) not null default now(),
  created_by uuid not null,
  check (num_nonnulls(folder_id, asset_id) = 1),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id) on update cascade on delete cascade,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create unique index access_restrictions_of_folders on access_restrictions (organization_id, user_id, folder_id) where folder_id is not null;
create unique index access_restrictions_of_assets on access_restrictions (organization_id, user_id, asset_id) where asset_id is not null;
create index access_restrictions_by_folder on access_restrictions (organization_id, type, folder_id) where folder_id is not null;
create index access_restrictions_by_asset on access_restrictions (organization_id, asset_id) where asset_id is not null;
create index access_restrictions_by_date on access_restrictions (organization_id, user_id, created_at, id);

create table publication_restrictions (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  created_at timestamptz(3) not null default now(),
  created_by uuid not null,
  check (num_nonnulls(folder_id, asset_id) = 1),
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id) on update cascade on delete cascade,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create unique index publication_restrictions_of_folders on publication_restrictions (organization_id, folder_id) where folder_id is not null;
create unique index publication_restrictions_of_assets on publication_restrictions (organization_id, asset_id) where asset_id is not null;
create index publication_restrictions_by_folder on publication_restrictions (organization_id, type, folder_id) where folder_id is not null;
create index publication_restrictions_by_date on publication_restrictions (organization_id, created_at, id);

-- The folders inside a folder, in the trash or not.
create index folders_by_parent on folders (organization_id, parent_id);

-- Whether a user has any restriction. Access tokens carry it, so that whoever has none pays nothing; when it changes, tokens made before
-- are refused like after any other change of what a user may do.
alter table users add column restricted boolean not null default false;
create trigger grow_version_by_restriction before update of restricted on users
  for each row when (old.restricted is distinct from new.restricted) execute function grow_version();

-- The lock on the user comes first: of a first restriction and the lifting of the last one at once, each sees what the other did.
create function begin_restriction() returns trigger language plpgsql as $$
begin
  perform 1 from users user_ where (organization_id, id) in (select organization_id, user_id from fresh) order by id for no key update;
  update users set restricted = true
    where not restricted and (organization_id, id) in (select organization_id, user_id from fresh);
  return null;
end $$;
create trigger begin_restriction after insert on access_restrictions
  referencing new table as fresh for each statement execute function begin_restriction();

create function end_restriction() returns trigger language plpgsql as $$
begin
  perform 1 from users user_ where (organization_id, id) in (select organization_id, user_id from gone) order by id for no key update;
  update users user_ set restricted = false
    where restricted and (organization_id, id) in (select organization_id, user_id from gone)
      and not exists (
        select from access_restrictions left_ where left_.organization_id = user_.organization_id and left_.user_id = user_.id);
  return null;
end $$;
create trigger end_restriction after delete on access_restrictions
  referencing old table as gone for each statement execute function end_restriction();

-- Beside session_claims, which names the organization first.
create function is_restricted(of_user uuid) returns boolean language plpgsql stable as $$
begin
  return (select restricted from public.users where organization_id = public.current_organization() and id = of_user);
end $$;

-- The folders that are restricted for a user, and all below them.
create function restricted_folders(of_user uuid) returns setof uuid language sql stable rows 1000 as $$
  with recursive restricted (id) as (
    select folder_id from public.access_restrictions
    where organization_id = (select public.current_organization()) and user_id = of_user and folder_id is not null
    union
    select folder.id
    from restricted
    join public.folders folder on folder.organization_id = (select public.current_organization()) and folder.parent_id = restricted.id
  )
  select id from restricted
$$;

-- found_entries for a user who has restrictions: what is restricted for them neither shows nor counts.
create function found_entries_for(
  of_user uuid, words tsquery, in_head tsquery, in_name tsquery, only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with restricted as materialized (select folder_id from public.restricted_folders(of_user) as folder_id),
  hit as materialized (
    select entry.id, entry.kind, entry.name_key as name,
      case when entry.head @@ in_name then 3 when entry.head @@ in_head then 2 else 1 end as rank
    from public.search_entries entry
    left join public.assets asset on entry.kind = 'asset' and asset.organization_id = entry.organization_id and asset.id = entry.id
    where entry.document @@ words
      and entry.organization_id = public.current_organization()
      and entry.type = any (only_types)
      and coalesce(asset.folder_id, entry.id) not in (select folder_id from restricted)
      and entry.id not in (
        select asset_id from public.access_restrictions
        where organization_id = public.current_organization() and user_id = of_user and asset_id is not null)
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;
