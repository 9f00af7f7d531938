-- Deleted, Blocked or Unblocked.
create or replace function organization_state(organization organizations) returns text language sql stable as $$
  select case when organization.deleted_at is not null then 'Deleted' when organization.blocked_at is not null then 'Blocked' else 'Unblocked' end
$$;
