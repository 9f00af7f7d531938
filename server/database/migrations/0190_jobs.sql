-- What is done behind the answers: see server/jobs. A job is written in the transaction of what it belongs to, and done at least once.
create table jobs (
  id uuid primary key,
  -- Null: of the installation.
  organization_id uuid references organizations (id) on delete cascade,
  kind text not null,
  -- Whose turns it shares with other kinds.
  queue text not null,
  payload jsonb not null,
  -- Whose it is, where somebody sees it. A super administrator's own organization is another than the one worked in.
  home_organization_id uuid,
  user_id uuid,
  state text not null default 'Waiting' check (state in ('Waiting', 'Working', 'Done', 'Failed', 'Cancelled')),
  -- Among the jobs of one organization, the highest first.
  priority smallint not null default 0,
  due_at timestamptz(3) not null default now(),
  -- Of those of one organization with the same, one at a time is done.
  series text,
  -- Tries that failed.
  tries integer not null default 0,
  -- Of the node that is at it: another one that took it over ends what this one does.
  attempt uuid,
  total bigint not null default 0,
  done bigint not null default 0,
  outcome jsonb,
  failure jsonb,
  created_at timestamptz(3) not null default now(),
  -- When the node that is at it was last heard of.
  touched_at timestamptz(3) not null default now(),
  -- After which it is forgotten.
  expires_at timestamptz(3),
  check ((user_id is null) = (home_organization_id is null)),
  foreign key (home_organization_id, user_id) references users (organization_id, id) on delete cascade
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- The organization whose turn it is, the installation's first, is found without looking at all that waits.
create index jobs_to_do on jobs (queue, coalesce(organization_id, '00000000-0000-0000-0000-000000000000'), priority desc, due_at) where state = 'Waiting';
create index jobs_under_way on jobs (touched_at) where state = 'Working';
create unique index jobs_in_series on jobs (organization_id, queue, series) where state = 'Working' and series is not null;
create unique index jobs_that_recur on jobs (kind) where organization_id is null and state in ('Waiting', 'Working');
create index jobs_of_users on jobs (organization_id, user_id, kind, created_at) where user_id is not null;
create index jobs_by_home on jobs (home_organization_id, user_id) where user_id is not null;
create index jobs_by_organization on jobs (organization_id);
create index jobs_to_forget on jobs (expires_at) where expires_at is not null;

-- A zip is its file and what goes into it; how far it is, is its job's.
insert into jobs (id, organization_id, kind, queue, payload, home_organization_id, user_id, state, total, done, failure, created_at, touched_at, expires_at)
  select id, organization_id, 'zip', 'zips', asked, home_organization_id, user_id,
    case state when 'Making' then 'Waiting' when 'Ready' then 'Done' else state end, total, done,
    case when failure is not null then jsonb_build_object('code', failure) end, created_at, touched_at, expires_at
  from zips;
alter table zips
  drop column user_id, drop column home_organization_id, drop column state, drop column total, drop column done, drop column failure, drop column asked,
  drop column created_at, drop column touched_at, drop column expires_at,
  -- Its job is written when the transaction ends.
  add constraint zips_are_jobs foreign key (id) references jobs (id) on delete cascade deferrable initially deferred;
