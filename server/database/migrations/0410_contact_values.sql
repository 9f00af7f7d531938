-- An attribute may hold contacts: a value is the identifier of one.
alter table template_attributes drop constraint template_attributes_type_check;
alter table template_attributes add constraint template_attributes_type_check check (type in (
  'text', 'longText', 'integer', 'number', 'price', 'date', 'time', 'edtf', 'yesNo', 'dropDown', 'multipleChoice', 'coordinates', 'webAddress', 'asset', 'contact'));
create index template_attributes_of_contacts on template_attributes (organization_id, id) where type = 'contact';

-- What portals call a contact that an asset says, and nobody else: see ../functions/public-portal/closed_folders.sql.
grant select (id, first_name, last_name) on contacts to vitrine_visitor;
grant select (key) on metadata_values to vitrine_visitor;
