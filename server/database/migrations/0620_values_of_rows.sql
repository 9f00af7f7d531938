-- Rows of the table read what assets say by the index alone: values of one asset lie far apart, each attribute's where it was written. What is longer than an
-- index should hold is read from the table, and found by an index of its own. See server/metadata-table/rowValues.ts.
create index metadata_values_of_rows on metadata_values (organization_id, asset_id, attribute_id, position) include (template_id, value) where octet_length(value) <= 200;
create index metadata_values_of_rows_long on metadata_values (organization_id, asset_id, attribute_id, position) where octet_length(value) > 200;
-- The index alone is read where nothing changed since the last vacuum: of large tables a fifth would change before the next.
alter table metadata_values set (autovacuum_vacuum_scale_factor = 0.05);
