-- Bulk operations are jobs: see server/bulk-operations.
insert into jobs (id, organization_id, kind, queue, payload, home_organization_id, user_id, state, series, total, done, outcome, failure, created_at, touched_at, expires_at)
  select id, organization_id, action, 'bulk operations',
    jsonb_build_object('type', type, 'count', count, 'name', name, 'destinationId', destination_id, 'destinationName', destination_name, 'asked', asked),
    home_organization_id, user_id, case state when 'Working' then 'Waiting' else state end, type, total, done, outcome, failure, created_at, touched_at,
    case when state in ('Done', 'Failed', 'Cancelled') then touched_at + interval '1 day' end
  from relocations;
drop table relocations;

-- A person's own are asked for by what they share their turns with.
drop index jobs_of_users;
create index jobs_of_users on jobs (organization_id, user_id, queue, created_at) where user_id is not null;
