-- An organization has four categories of contacts from its first moment (specification section 3).
create or replace function begin_contact_categories() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.contact_categories (id, organization_id, name, name_key, builtin)
    select gen_random_uuid(), new.id, name, lower(name), name from unnest(array['Collectors', 'Dealers', 'Artists', 'Institutions']) as name;
  return null;
end $$;
create or replace trigger begin_contact_categories after insert on public.organizations for each row execute function begin_contact_categories();
