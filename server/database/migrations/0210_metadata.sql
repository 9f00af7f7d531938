-- What people say of assets by templates: one row a value, in the canonical writing of its type, with what it is compared, sorted and filtered by.
create table metadata_values (
  organization_id uuid not null,
  asset_id uuid not null,
  attribute_id uuid not null,
  position smallint not null,
  template_id uuid not null,
  value text not null,
  -- Equal values have equal keys; long ones are hashed.
  key text collate "C" not null,
  -- One of both, the same of all values of an attribute.
  sort_number double precision,
  sort_text text collate "C",
  -- The days that a date covers, since 1970-01-01.
  first_day integer,
  last_day integer,
  primary key (organization_id, asset_id, attribute_id, position),
  check (num_nonnulls(sort_number, sort_text) = 1),
  foreign key (organization_id, attribute_id) references template_attributes (organization_id, id),
  foreign key (organization_id, asset_id, template_id) references asset_templates (organization_id, asset_id, template_id) on delete cascade
);
create index metadata_values_by_key on metadata_values (organization_id, attribute_id, key, asset_id);
create index metadata_values_by_number on metadata_values (organization_id, attribute_id, sort_number, asset_id) where sort_number is not null;
create index metadata_values_by_text on metadata_values (organization_id, attribute_id, sort_text, asset_id) where sort_text is not null;

-- Every change of an attribute's values, which stays when the template does not describe the asset any more. The latest one is the revision of
-- the values that are there.
create table metadata_changes (
  id uuid primary key,
  organization_id uuid not null,
  asset_id uuid not null,
  template_id uuid not null,
  attribute_id uuid not null,
  revision integer not null,
  before text[] not null,
  after text[] not null,
  at timestamptz(3) not null default now(),
  changed_by uuid not null,
  first_name text not null,
  last_name text not null,
  unique (organization_id, asset_id, attribute_id, revision),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  foreign key (organization_id, attribute_id) references template_attributes (organization_id, id)
);
create index metadata_changes_in_order on metadata_changes (organization_id, asset_id, at, id);
