-- Users and roles as administrators keep them: usernames, and lists of accounts in order of their names.

alter table users
  add column username text,
  add column username_key text collate "C",
  -- What the list is ordered by, and part of what it is searched in. Kept by name_person.
  add column name_key text collate "C" not null default '';

-- A free username for an address: what stands before its @, with a number where that is taken.
create function free_username(own_organization uuid, address text) returns text language plpgsql as $$
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

do $$
declare
  known record;
begin
  for known in select id, organization_id, email from public.users order by created_at, id loop
    update public.users set username = public.free_username(known.organization_id, known.email) where id = known.id;
    update public.users set username_key = lower(username), name_key = lower(first_name || ' ' || last_name) where id = known.id;
  end loop;
end $$;

-- Who is made without a username, as the first users of an organization are, gets one from the address.
create function name_person() returns trigger language plpgsql as $$
begin
  if new.username is null then
    new.username := public.free_username(new.organization_id, new.email);
    new.username_key := lower(new.username);
  end if;
  new.name_key := lower(new.first_name || ' ' || new.last_name);
  return new;
end $$;
create trigger a_name_person before insert or update of first_name, last_name on users for each row execute function name_person();

alter table users
  alter column username set not null,
  alter column username_key set not null,
  -- The role of somebody deleted may go.
  alter column role_id drop not null,
  add constraint users_have_a_role check (role_id is not null or deleted_at is not null);

create unique index users_by_username on users (organization_id, username_key) where deleted_at is null;
create index users_by_name on users (organization_id, name_key, id) where deleted_at is null;

create trigger grow_version_of_person before update of username, language on users
  for each row when (old.* is distinct from new.*) execute function grow_version();
