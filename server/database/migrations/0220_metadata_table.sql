-- The table of assets walks what a template describes in the order of the assets.
drop index asset_templates_by_template;
create index asset_templates_by_template on asset_templates (organization_id, template_id, asset_id);

-- Pieces of what values say, and of assets' names and file numbers. Looked up by found_values and found_assets alone.
create index metadata_values_by_piece on metadata_values using gin (organization_id, attribute_id, (lower(value)) gin_trgm_ops) where sort_text is not null;
create index assets_by_piece_of_name on assets using gin (organization_id, name_key gin_trgm_ops, file_number_key gin_trgm_ops) where trashed_at is null;
