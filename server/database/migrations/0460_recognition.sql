-- What an organization has recognized in its files. Off until an administrator switches it on; who did, and the words that were agreed to, stay.
create table recognition_settings (
  organization_id uuid not null references organizations (id) on delete cascade,
  recognition text not null check (recognition in ('Tags', 'Faces')),
  is_on boolean not null,
  changed_at timestamptz(3) not null default now(),
  changed_by uuid not null,
  changed_by_name text not null,
  consent text,
  primary key (organization_id, recognition)
);
select protect_tenant_table('recognition_settings', 'select, insert, update');

-- How far reading is: of each asset its present content.
create table recognition_readings (
  organization_id uuid not null references organizations (id) on delete cascade,
  recognition text not null check (recognition in ('Tags', 'Faces')),
  asset_id uuid not null,
  content_version text not null,
  state text not null check (state in ('Waiting', 'Queued', 'Read', 'Failed')),
  primary key (organization_id, recognition, asset_id),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index recognition_readings_of_assets on recognition_readings (organization_id, asset_id);
create index recognition_readings_by_state on recognition_readings (organization_id, recognition, state, asset_id);
select protect_tenant_table('recognition_readings', 'select, insert, update, delete');

-- Faces that were found in pictures, as shares of the sides of the picture as it is seen. Copies of assets do not get them: they are looked at themselves.
create table picture_faces (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  content_version text not null,
  x double precision not null check (x between 0 and 1),
  y double precision not null check (y between 0 and 1),
  width double precision not null check (width > 0 and width <= 1),
  height double precision not null check (height > 0 and height <= 1),
  confidence double precision not null,
  -- Those of the same person, as far as can be seen. Null: not compared with others yet.
  group_id uuid,
  is_ignored boolean not null default false,
  -- Who has been named there, drawn by hand or not: then it is how the name is known.
  person_id uuid references asset_persons (id) on delete set null,
  -- Others have been compared with it since it has its name.
  is_taught boolean not null default false,
  -- Whom it resembles.
  likely_name text,
  likely_key text collate "C",
  likely_confidence double precision,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index picture_faces_of_assets on picture_faces (organization_id, asset_id, content_version);
create index picture_faces_by_group on picture_faces (organization_id, group_id) where group_id is not null;
create index picture_faces_unnamed on picture_faces (organization_id, group_id, asset_id) where person_id is null and not is_ignored and group_id is not null;
create index picture_faces_ungrouped on picture_faces (organization_id, id) where group_id is null;
create index picture_faces_untaught on picture_faces (organization_id, id) where person_id is not null and not is_taught;
create index picture_faces_of_persons on picture_faces (person_id) where person_id is not null;
create index picture_faces_by_likely on picture_faces (organization_id, likely_key) where likely_key is not null;
select protect_tenant_table('picture_faces', 'select, insert, update, delete');

-- What is learnt of a face: in no list, no export, and gone with its face.
create table face_descriptors (
  face_id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  descriptor bytea not null,
  foreign key (organization_id, face_id) references picture_faces (organization_id, id) on delete cascade
);
create index face_descriptors_by_organization on face_descriptors (organization_id, face_id);
select protect_tenant_table('face_descriptors', 'select, insert, delete');

-- A face as lists show it: here and not among the files, so that it is gone with what is learnt of it.
create table face_crops (
  face_id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  picture bytea not null,
  foreign key (organization_id, face_id) references picture_faces (organization_id, id) on delete cascade
);
create index face_crops_by_organization on face_crops (organization_id, face_id);
select protect_tenant_table('face_crops', 'select, insert, delete');

-- Whom a face is not.
create table face_rejections (
  organization_id uuid not null references organizations (id) on delete cascade,
  face_id uuid not null,
  name_key text collate "C" not null,
  primary key (organization_id, face_id, name_key),
  foreign key (organization_id, face_id) references picture_faces (organization_id, id) on delete cascade
);
select protect_tenant_table('face_rejections', 'select, insert, delete');

-- Whose faces were erased: they are not learnt again.
create table unlearnt_persons (
  organization_id uuid not null references organizations (id) on delete cascade,
  name_key text collate "C" not null,
  erased_at timestamptz(3) not null default now(),
  erased_by uuid not null,
  primary key (organization_id, name_key)
);
select protect_tenant_table('unlearnt_persons', 'select, insert, delete');

-- Whom one naming of faces marked, to take it back.
create table face_namings (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  persons uuid[] not null,
  created_at timestamptz(3) not null default now()
);
create index face_namings_by_organization on face_namings (organization_id);
select protect_tenant_table('face_namings', 'select, insert, delete');
