-- Who is deleted leaves no conversations behind, in whichever organization they were.
create or replace function forget_assistant_threads() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.assistant_threads where home_organization_id = new.organization_id and user_id = new.id;
  return null;
end $$;
create or replace trigger forget_assistant_threads after update of deleted_at on users for each row
  when (new.deleted_at is not null and old.deleted_at is null) execute function forget_assistant_threads();
