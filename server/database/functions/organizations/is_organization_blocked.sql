-- Whether an organization is blocked: told to those who would get in otherwise.
create or replace function is_organization_blocked(organization uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from public.organizations where id = organization and blocked_at is not null)
$$;
revoke execute on function is_organization_blocked from public;
grant execute on function is_organization_blocked to vitrine_app;
