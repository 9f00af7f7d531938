-- The room that uploads under way were promised, until they are finished or given up; after a day nothing is kept for them any more.
-- `position` is the order of the promises over all organizations: whoever is judged counts those before.
create table upload_reservations (
  upload_id text primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  bytes bigint not null check (bytes >= 0),
  files smallint not null check (files in (0, 1)),
  position bigint not null generated always as identity,
  begun_at timestamptz not null default now()
);
create index upload_reservations_organization on upload_reservations (organization_id);
create index upload_reservations_begun on upload_reservations (begun_at);

-- What uploads of all organizations were promised, to judge the disk by.
create function upload_promises(up_to bigint) returns table (upload_id text, bytes bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select upload_id, bytes from upload_reservations where position <= up_to and begun_at > now() - interval '24 hours'
$$;
