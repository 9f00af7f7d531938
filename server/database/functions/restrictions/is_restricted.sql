-- Beside session_claims, which names the organization first.
create or replace function is_restricted(of_user uuid) returns boolean language plpgsql stable as $$
begin
  return (select restricted from public.users where organization_id = public.current_organization() and id = of_user);
end $$;
