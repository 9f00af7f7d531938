-- Of an asset that is called otherwise the values that name it are found: see ../functions/metadata/follow_asset_name.sql.
create index template_attributes_of_assets on template_attributes (organization_id, id) where type = 'asset';
