-- What a list says of an organization.
create or replace function standing_of(organization organizations) returns text language sql stable as $$
  select case when organization.deleted_at is not null then 'Deleted' when organization.blocked_at is not null then 'Blocked' else 'Unblocked' end
$$;
