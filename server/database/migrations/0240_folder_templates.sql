-- Templates by which what arrives in a folder, or in one below it, is described.
create table folder_templates (
  organization_id uuid not null,
  type text not null,
  folder_id uuid not null,
  template_id uuid not null,
  named_at timestamptz(3) not null default now(),
  primary key (organization_id, folder_id, template_id),
  foreign key (organization_id, type, folder_id) references folders (organization_id, type, id) on update cascade on delete cascade,
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade
);
create index folder_templates_of_folders on folder_templates (organization_id, type, folder_id);
create index folder_templates_by_template on folder_templates (organization_id, template_id);

-- What is said of everything that somebody uploads together, until it is there. Kept as long as such an upload may take. A super administrator at
-- work here is a user of another organization.
create table upload_values (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  -- [{attributeId, values}]
  changes jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index upload_values_of_organizations on upload_values (organization_id);
create index upload_values_by_age on upload_values (created_at);
