-- Moves and copies of many things, done behind the answer. The row says Done in the very transaction that does what was asked for, so that
-- a kill at any moment leaves both or neither.
create table relocations (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  -- Whose it is. A super administrator's own organization is another than the one worked in.
  home_organization_id uuid not null,
  user_id uuid not null,
  type text not null,
  action text not null check (action in ('move', 'copy', 'undo')),
  -- The selection, the destination and the decisions, or the batch that is taken back.
  asked jsonb not null,
  -- Of what was selected: how many, and what the only one is called.
  count integer not null,
  name text,
  -- Null: the module's root, or where each lay.
  destination_id uuid,
  destination_name text,
  state text not null check (state in ('Waiting', 'Working', 'Done', 'Failed', 'Cancelled')),
  -- Of the node that is at it: another one that took it over ends what this one does.
  attempt uuid,
  total integer not null,
  done integer not null default 0,
  outcome jsonb,
  failure jsonb,
  created_at timestamptz(3) not null default now(),
  -- When the node that is at it was last heard of.
  touched_at timestamptz(3) not null default now(),
  foreign key (home_organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index relocations_of_users on relocations (organization_id, user_id, created_at);
create index relocations_by_home on relocations (home_organization_id, user_id);
create index relocations_to_do on relocations (created_at) where state in ('Waiting', 'Working');
create index relocations_by_date on relocations (touched_at);
