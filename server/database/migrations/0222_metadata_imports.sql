-- Files of values on their way to the assets that they describe: what was read of a file, what its columns stand for, and how far it is.
create table metadata_imports (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  type text not null,
  template_id uuid not null,
  name text not null,
  heads text[] not null,
  lines integer not null,
  settings jsonb not null,
  step text not null default 'read' check (step in ('read', 'planning', 'planned', 'applying', 'applied', 'undoing', 'undone')),
  -- The one that is at the step, or was.
  job_id uuid,
  -- The last line, or of what is taken back the first change, that the step is done with.
  position integer not null default 0,
  counts jsonb not null default '{"lines":0,"found":0,"added":0,"changed":0,"cleared":0,"same":0,"refused":0}',
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade
);
create index metadata_imports_of_users on metadata_imports (organization_id, user_id, created_at);
create index metadata_imports_of_templates on metadata_imports (organization_id, template_id);

-- `number` counts them; `line` is where each begins in the file.
create table metadata_import_lines (
  organization_id uuid not null,
  import_id uuid not null,
  number integer not null,
  line integer not null,
  cells text[] not null,
  -- Which asset it found, of which no other line is written then.
  asset_id uuid,
  -- What of it is refused.
  refused jsonb,
  primary key (organization_id, import_id, number),
  foreign key (organization_id, import_id) references metadata_imports (organization_id, id) on delete cascade
);
create unique index metadata_import_lines_of_assets on metadata_import_lines (organization_id, import_id, asset_id) where asset_id is not null;
create index metadata_import_lines_refused on metadata_import_lines (organization_id, import_id, number) where refused is not null;

-- The changes that an import has made: each once.
create table metadata_import_changes (
  organization_id uuid not null,
  import_id uuid not null,
  number integer not null,
  attribute_id uuid not null,
  asset_id uuid not null,
  -- Of the change.
  revision integer not null,
  primary key (organization_id, import_id, number, attribute_id),
  foreign key (organization_id, import_id) references metadata_imports (organization_id, id) on delete cascade
);
