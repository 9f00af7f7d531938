-- The rest of this transaction is in another organization, as its super administrator's own action. False: there is none. Its rows alone are seen.
create or replace function reach_organization(session uuid, target uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not public.is_super_administrator(session) then
    raise exception using errcode = 'VT401', message = 'not a super administrator';
  end if;
  perform 1 from public.organizations where id = target;
  if not found then
    return false;
  end if;
  perform set_config('app.organization_id', target::text, true);
  perform set_config('app.by_platform', 'true', true);
  return true;
end $$;
revoke execute on function reach_organization from public;
grant execute on function reach_organization to vitrine_app;
