-- A free username for an address: what stands before its @, with a number where that is taken.
create or replace function free_username(own_organization uuid, address text) returns text language plpgsql as $$
declare
  stem text := split_part(address, '@', 1);
  candidate text;
  number integer := 1;
begin
  if length(stem) < 2 then
    stem := address;
  end if;
  candidate := stem;
  while exists (
    select from public.users where organization_id = own_organization and username_key = lower(candidate) and deleted_at is null
  ) loop
    number := number + 1;
    candidate := stem || number;
  end loop;
  return candidate;
end $$;
