-- The changes that an import makes, defaults of the template included, name it as their operation: they are taken back by that.
alter table metadata_import_lines
  -- Cells that are other now.
  add column written integer not null default 0,
  -- The template describes the asset since.
  add column is_assigned boolean not null default false;
drop table metadata_import_changes;
