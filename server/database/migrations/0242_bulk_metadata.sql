-- What one edit of many assets described them by, so that it is taken back together.
alter table asset_templates add column operation_id uuid;
create index asset_templates_by_operation on asset_templates (organization_id, operation_id, asset_id) where operation_id is not null;
