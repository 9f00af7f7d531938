-- Makes an organization with what it cannot be without; the rest is written from within it.
create or replace function create_organization(session uuid, id uuid, name text, name_key text, storage_capacity bigint, files_limit bigint)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not public.is_super_administrator(session) then
    raise exception using errcode = 'VT401', message = 'not a super administrator';
  end if;
  insert into public.organizations (id, name, name_key, storage_capacity, files_limit)
    values (id, name, name_key, storage_capacity, files_limit);
end $$;
revoke execute on function create_organization from public;
grant execute on function create_organization to vitrine_app;
