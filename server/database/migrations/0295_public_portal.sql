-- Visitors of a portal are a role of their own. A transaction names the portal (app.portal); the role is let read these columns, and of them the
-- rows that are public there: see ../functions/public-portal.
grant usage on schema public to vitrine_visitor;
grant select (
  version, title, subtitle, web_address, description, about_us, text_alignment, avatar, cover_photo, cover_photo_text, main_photo, main_photo_text,
  first_name, last_name, phone, street, city, state, zip_code, country, website
) on portals to vitrine_visitor;
grant select (id, bytes) on portal_pictures to vitrine_visitor;
grant select (
  id, folder_id, name, name_key, description, file_number, file_number_key, preview, thumbnail, width, height, content_version, blob_key, created_at
) on assets to vitrine_visitor;
grant select (id, parent_id, name, name_key) on folders to vitrine_visitor;
grant select (id, name, name_key) on templates to vitrine_visitor;
grant select (id, template_id, position, name, type, section, unit, currency) on template_attributes to vitrine_visitor;
grant select (id, attribute_id, label) on template_options to vitrine_visitor;
grant select (asset_id, attribute_id, position, value) on metadata_values to vitrine_visitor;

-- What portals list, by name and as it came. The day on which an embargo ends is looked at besides.
create index released_assets_by_name on assets (organization_id, name_key, id)
  where folder_id is not null and trashed_at is null and web_ready and not kept_from_publication;
create index released_assets_by_folder on assets (organization_id, folder_id, name_key, id)
  where folder_id is not null and trashed_at is null and web_ready and not kept_from_publication;
create index released_assets_by_creation on assets (organization_id, created_at, id)
  where folder_id is not null and trashed_at is null and web_ready and not kept_from_publication;
