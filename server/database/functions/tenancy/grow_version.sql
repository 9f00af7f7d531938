-- Tokens that were made before are refused.
create or replace function grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
