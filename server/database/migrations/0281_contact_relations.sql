-- What contacts are to assets and folders: donors, makers, lenders … (src/domain/contact-relations).
create table contact_relations (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  contact_id uuid not null,
  type text not null,
  folder_id uuid,
  asset_id uuid,
  resource_id uuid not null generated always as (coalesce(folder_id, asset_id)) stored,
  kind text not null,
  -- EDTF; empty where they are not known.
  begun text not null,
  ended text not null,
  note text not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  created_by uuid not null,
  check (num_nonnulls(folder_id, asset_id) = 1),
  constraint contact_relations_contact foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade,
  constraint contact_relations_folder foreign key (organization_id, type, folder_id)
    references folders (organization_id, type, id) on update cascade on delete cascade,
  constraint contact_relations_asset foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create unique index contact_relations_of_resources on contact_relations (organization_id, resource_id, contact_id, kind, begun, ended);
create index contact_relations_by_contact on contact_relations (organization_id, contact_id, created_at, id);
create index contact_relations_by_folder on contact_relations (organization_id, type, folder_id) where folder_id is not null;
create index contact_relations_by_asset on contact_relations (organization_id, asset_id) where asset_id is not null;
select protect_tenant_table('contact_relations');

-- What a merge brought the asset that was kept.
alter table asset_merges add column contact_relations uuid[] not null default '{}';
