-- What of the table of assets somebody takes home: asked for by a call, and made while it is fetched. For a day.
create table table_files (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  asked jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index table_files_by_user on table_files (organization_id, user_id, created_at);
