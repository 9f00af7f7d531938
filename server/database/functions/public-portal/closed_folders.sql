-- after: visited_organization, is_released
-- Folders of which a visitor sees nothing: what lies in the trash, and what is restricted from publication, or not to be shown before a later day, with all below it.
create or replace function closed_folders() returns setof uuid
language sql stable security definer rows 100 set search_path = pg_catalog, public as $$
  with recursive kept (id) as (
    select folder_id from public.publication_restrictions
    where organization_id = (select public.visited_organization()) and folder_id is not null
    union
    select id from public.folders where organization_id = (select public.visited_organization()) and embargo_until > current_date
    union
    select folder.id from kept
    join public.folders folder on folder.organization_id = (select public.visited_organization()) and folder.parent_id = kept.id
  )
  select id from kept
  union
  select id from public.folders where organization_id = (select public.visited_organization()) and trashed_at is not null
$$;
revoke execute on function closed_folders from public;
grant execute on function closed_folders to vitrine_visitor;
drop policy if exists visitor on public.assets;
create policy visitor on assets for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and is_released(assets) and folder_id not in (select closed_folders()));
drop policy if exists visitor on public.metadata_values;
create policy visitor on metadata_values for select to vitrine_visitor using (
  organization_id = (select visited_organization())
  and exists (select from assets where assets.id = metadata_values.asset_id)
  and exists (select from template_attributes where template_attributes.id = metadata_values.attribute_id));
-- Whom an asset says that they see, by an attribute that they see; of all others nothing.
drop policy if exists visitor on public.contacts;
create policy visitor on contacts for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and trashed_at is null and exists (
    select from template_attributes join metadata_values on metadata_values.attribute_id = template_attributes.id
    where template_attributes.type = 'contact' and metadata_values.key = contacts.id::text));
drop policy if exists visitor on public.asset_texts;
create policy visitor on asset_texts for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and exists (select from assets where assets.id = asset_texts.asset_id));
drop policy if exists visitor on public.relations;
create policy visitor on relations for select to vitrine_visitor using (
  organization_id = (select visited_organization())
  and exists (select from assets where assets.id = relations.asset_id) and exists (select from assets where assets.id = relations.other_asset_id));
