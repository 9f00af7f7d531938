-- Nobody works in an organization that is deleted.
create or replace function enter_organization(target uuid, out name text, out modules text[], out features text[]) language plpgsql as $$
begin
  perform set_config('app.organization_id', target::text, true);
  perform set_config('app.by_platform', 'true', true);
  select organization_.name, organization_.modules, organization_.features into name, modules, features
    from public.organizations organization_ where organization_.id = target and organization_.deleted_at is null;
  if not found then
    raise exception using errcode = 'VT404', message = 'no such organization';
  end if;
end $$;
