-- What is kept of persons beside their contacts: the activity log says that something was done, and no more of whom. Entries of assets keep who they
-- were related to by its identifier, which names nobody any more. What assets said of them is not told by its history either.
create or replace function erase_contacts(erased uuid[]) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
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
  delete from public.contact_files where organization_id = public.current_organization();
  delete from public.contacts where organization_id = public.current_organization() and id = any (erased);
end $$;
revoke execute on function erase_contacts from public;
grant execute on function erase_contacts to vitrine_app;
