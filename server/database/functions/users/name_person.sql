-- Who is made without a username, as the first users of an organization are, gets one from the address.
create or replace function name_person() returns trigger language plpgsql as $$
begin
  if new.username is null then
    new.username := public.free_username(new.organization_id, new.email);
    new.username_key := lower(new.username);
  end if;
  new.name_key := lower(new.first_name || ' ' || new.last_name);
  return new;
end $$;
