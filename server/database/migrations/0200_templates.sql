-- Metadata templates: what assets are described by (specification section 3). Published ones are frozen: see ../functions/templates.
create table templates (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  short_description text not null,
  -- What the list is searched in.
  search_key text not null,
  type text not null check (type in ('RECORDS', 'ARCHIVES', 'COLLECTIONS', 'ALL')),
  state text not null default 'Created' check (state in ('Created', 'Active', 'Inactive', 'Hidden')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  published_at timestamptz(3),
  check ((state = 'Created') = (published_at is null)),
  unique (organization_id, id)
);
create index templates_by_name on templates (organization_id, name_key, id);

-- An attribute of a template, and how it is shown.
create table template_attributes (
  id uuid primary key,
  organization_id uuid not null,
  template_id uuid not null,
  position integer not null,
  name text not null,
  name_key text collate "C" not null,
  type text not null check (type in (
    'text', 'longText', 'integer', 'number', 'price', 'date', 'time', 'edtf', 'yesNo', 'dropDown', 'multipleChoice', 'coordinates', 'webAddress', 'asset')),
  required boolean not null,
  repeatable boolean not null,
  visible_on_portal boolean not null,
  help_text text not null,
  -- In the canonical writing of the type; of a choice the id of an option.
  default_value text not null,
  section text not null,
  -- Which element of a standard it stands for.
  element text,
  unit text,
  currency text,
  display_position integer not null,
  width integer not null check (width between 60 and 800),
  in_table boolean not null,
  in_details boolean not null,
  unique (organization_id, id),
  unique (organization_id, template_id, name_key) deferrable initially deferred,
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade
);
create index template_attributes_in_order on template_attributes (organization_id, template_id, position);

-- What a drop-down or a multiple choice offers. Values name it by its id.
create table template_options (
  id uuid primary key,
  organization_id uuid not null,
  attribute_id uuid not null,
  label text not null,
  label_key text collate "C" not null,
  -- It is offered no more: its values became those of this one.
  merged_into uuid,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, attribute_id) references template_attributes (organization_id, id) on delete cascade,
  foreign key (organization_id, merged_into) references template_options (organization_id, id)
);
create unique index template_options_by_label on template_options (organization_id, attribute_id, label_key) where merged_into is null;
create index template_options_of_attributes on template_options (organization_id, attribute_id);
create index template_options_merged on template_options (organization_id, merged_into) where merged_into is not null;

-- For whom a template is: roles and users.
create table template_readers (
  organization_id uuid not null,
  template_id uuid not null,
  role_id uuid,
  user_id uuid,
  check (num_nonnulls(role_id, user_id) = 1),
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade,
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create unique index template_readers_by_role on template_readers (organization_id, role_id, template_id) where role_id is not null;
create unique index template_readers_by_user on template_readers (organization_id, user_id, template_id) where user_id is not null;
create index template_readers_of_templates on template_readers (organization_id, template_id);

-- Which assets are described by which template, also where no value was given yet.
create table asset_templates (
  organization_id uuid not null,
  asset_id uuid not null,
  template_id uuid not null,
  assigned_at timestamptz(3) not null default now(),
  assigned_by uuid,
  primary key (organization_id, asset_id, template_id),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  foreign key (organization_id, template_id) references templates (organization_id, id)
);
create index asset_templates_by_template on asset_templates (organization_id, template_id);
