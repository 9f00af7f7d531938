-- Searches under a name. A super administrator at work here is a user of another organization.
create table saved_searches (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  owner_id uuid not null,
  name text not null,
  name_key text collate "C" not null,
  query text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, owner_id, name_key)
);
create trigger grow_version before update of name, query on saved_searches for each row execute function grow_version();

-- Whom they are for beside their owner: users of these roles, and members of groups that give them.
create table saved_search_roles (
  organization_id uuid not null,
  search_id uuid not null,
  role_id uuid not null,
  primary key (organization_id, search_id, role_id),
  foreign key (organization_id, search_id) references saved_searches (organization_id, id) on delete cascade,
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade
);
create index saved_searches_by_role on saved_search_roles (organization_id, role_id);

-- When somebody last looked at what a search finds.
create table saved_search_looks (
  organization_id uuid not null,
  search_id uuid not null,
  user_id uuid not null,
  at timestamptz(3) not null,
  primary key (organization_id, search_id, user_id),
  foreign key (organization_id, search_id) references saved_searches (organization_id, id) on delete cascade
);

-- What somebody searched for lately; nobody else's to read.
create table recent_searches (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  -- Of the query, in hexadecimal: a long one would not fit into an index.
  query_sha256 text not null,
  query text not null,
  at timestamptz(3) not null default now(),
  primary key (organization_id, user_id, query_sha256)
);
create index recent_searches_by_age on recent_searches (organization_id, user_id, at);
