-- Beside session_claims, which names the organization first: in which language somebody reads.
create or replace function language_of(of_user uuid) returns text language plpgsql stable as $$
begin
  return (select language from public.users where organization_id = public.current_organization() and id = of_user);
end $$;
