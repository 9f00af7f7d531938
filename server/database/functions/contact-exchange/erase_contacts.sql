-- What is kept of persons beside their contacts: the activity log says that something was done, and no more of whom. Entries of assets keep who they
-- were related to by its identifier, which names nobody any more. What assets said of them is not told by its history either, and
-- kept files of values name them no more.
create or replace function erase_contacts(erased uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  -- What they are named by in files of values, as whole words.
  named text := (
    select '(?<!\w)(?:' || string_agg(regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g'), '|') || ')(?!\w)'
    from public.contacts contact, lateral (values (trim(contact.first_name || ' ' || contact.last_name)), (contact.email)) as one (name)
    where contact.organization_id = public.current_organization() and contact.id = any (erased) and name <> '');
begin
  update public.activity set resource_name = '', before = null, after = '{"erased": true}'
    where organization_id = public.current_organization() and resource_id = any (erased);
  update public.activity set before = before - 'relationNote', after = after - 'relationNote'
    where organization_id = public.current_organization() and coalesce(after ->> 'contactId', before ->> 'contactId') = any (erased::text[])
      and coalesce(after ->> 'contactId', before ->> 'contactId') is not null;
  update public.metadata_changes change
    set before = array(select value from unnest(change.before) with ordinality as said (value, at) where value <> all (erased::text[]) order by at),
      after = array(select value from unnest(change.after) with ordinality as said (value, at) where value <> all (erased::text[]) order by at)
    where change.organization_id = public.current_organization()
      and change.attribute_id in (select id from public.template_attributes where organization_id = public.current_organization() and type = 'contact')
      and (change.before && erased::text[] or change.after && erased::text[]);
  update public.metadata_import_lines line
    set cells = array(select regexp_replace(cell, named, '', 'gi') from unnest(line.cells) with ordinality as said (cell, at) order by at),
      refused = regexp_replace(line.refused::text, named, '', 'gi')::jsonb
    where line.organization_id = public.current_organization() and (array_to_string(line.cells, E'\n') ~* named or line.refused::text ~* named);
  delete from public.contact_files where organization_id = public.current_organization();
  delete from public.contacts where organization_id = public.current_organization() and id = any (erased);
end $$;
revoke execute on function erase_contacts from public;
grant execute on function erase_contacts to vitrine_app;
