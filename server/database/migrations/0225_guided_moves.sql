-- Values that were moved from one template to another, and how: what one move changed is taken back together. Its identifier is its job's.
create table guided_moves (
  id uuid primary key,
  organization_id uuid not null,
  template_id uuid not null,
  target_id uuid not null,
  mapping jsonb not null,
  -- That in which words stood for values.
  language text not null,
  moved_by uuid not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade,
  foreign key (organization_id, target_id) references templates (organization_id, id) on delete cascade
);
create index guided_moves_of_templates on guided_moves (organization_id, template_id, created_at);
create index guided_moves_of_targets on guided_moves (organization_id, target_id);

-- What a move did to each asset, so that it goes on after the last of them, and is taken back.
create table guided_move_assets (
  organization_id uuid not null,
  move_id uuid not null,
  asset_id uuid not null,
  -- The target describes it since, and the former template does not any more.
  is_assigned boolean not null,
  is_taken_off boolean not null,
  -- Values.
  moved integer not null,
  kept integer not null,
  undone_at timestamptz(3),
  -- Fields that were changed since, and stayed as they were.
  undone_left integer not null default 0,
  primary key (organization_id, move_id, asset_id),
  foreign key (organization_id, move_id) references guided_moves (organization_id, id) on delete cascade,
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index guided_move_assets_by_asset on guided_move_assets (organization_id, asset_id);

-- What changed many values at once.
alter table metadata_changes add column operation_id uuid;
create index metadata_changes_of_operations on metadata_changes (organization_id, operation_id, asset_id) where operation_id is not null;

-- A move walks what a template describes in the order of the assets.
drop index asset_templates_by_template;
create index asset_templates_by_template on asset_templates (organization_id, template_id, asset_id);
