-- Walks of the table and filters of days read the indexes alone: whether a value is an asset's first one, and where its days end, stand in them.
drop index metadata_values_by_number;
create index metadata_values_by_number on metadata_values (organization_id, attribute_id, sort_number, asset_id) include (position, last_day)
  where sort_number is not null;
drop index metadata_values_by_text;
create index metadata_values_by_text on metadata_values (organization_id, attribute_id, sort_text, asset_id) include (position) where sort_text is not null;
drop function if exists found_values(uuid, text, integer);
