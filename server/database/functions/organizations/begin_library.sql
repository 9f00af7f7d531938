-- An organization has its counters from its first moment.
create or replace function begin_library() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.organization_usage (organization_id) values (new.id);
  insert into public.module_contents (organization_id, type)
    select new.id, type from unnest(array['RECORDS', 'ARCHIVES', 'COLLECTIONS']) as type;
  return null;
end $$;
