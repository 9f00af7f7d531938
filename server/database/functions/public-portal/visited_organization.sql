-- Whose portal this transaction visits: the web address that it has named leads to one that is Live, or to nothing.
create or replace function visited_organization() returns uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select portal.organization_id
  from public.portals portal join public.organizations organization on organization.id = portal.organization_id
  where portal.web_address = current_setting('app.portal', true) collate "C" and portal.live_since is not null and organization.blocked_at is null
$$;
revoke execute on function visited_organization from public;
grant execute on function visited_organization to vitrine_visitor;
drop policy if exists visitor on public.portals;
create policy visitor on portals for select to vitrine_visitor using (organization_id = (select visited_organization()));
-- Not those that somebody is still choosing.
drop policy if exists visitor on public.portal_pictures;
create policy visitor on portal_pictures for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and exists (select from portals where portal_pictures.id in (avatar, cover_photo, main_photo)));
-- As src/domain/portal/visibility.ts has it.
drop policy if exists visitor on public.templates;
create policy visitor on templates for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and state in ('Active', 'Inactive'));
drop policy if exists visitor on public.template_attributes;
create policy visitor on template_attributes for select to vitrine_visitor using (
  organization_id = (select visited_organization()) and visible_on_portal
  and exists (select from templates where templates.id = template_attributes.template_id));
drop policy if exists visitor on public.template_options;
create policy visitor on template_options for select to vitrine_visitor using (
  organization_id = (select visited_organization())
  and exists (select from template_attributes where template_attributes.id = template_options.attribute_id));
