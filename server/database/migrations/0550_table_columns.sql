-- How somebody has the columns of the table by a template: their order, widths, and which are pinned or hidden.
create table table_columns (
  organization_id uuid not null,
  user_id uuid not null,
  template_id uuid not null,
  columns jsonb not null,
  primary key (organization_id, user_id, template_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, template_id) references templates (organization_id, id) on delete cascade
);
create index table_columns_of_template on table_columns (organization_id, template_id);

select protect_tenant_table('table_columns', 'select, insert, update');
