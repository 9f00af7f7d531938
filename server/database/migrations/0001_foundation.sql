-- Organizations, their roles and users, the sessions these open, and the log of what they do.
-- Runs as the owner of the schema. The API itself is the role vitrine_app, which owns nothing and passes no row security by.

-- The organization that this transaction is for; null when none was named.
create function current_organization() returns uuid language sql stable as $$
  select nullif(current_setting('app.organization_id', true), '')::uuid
$$;

-- Makes a table a tenant's: the API sees and writes only rows of the current organization, with the rights named.
create function protect_tenant_table(name text, rights text default 'select, insert, update, delete', key text default 'organization_id')
returns void language plpgsql as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I force row level security', name);
  execute format('create policy tenant on public.%I to vitrine_app using (%I = (select current_organization()))', name, key);
  execute format('create policy owner on public.%I to %I using (true)', name, current_user);
  execute format('grant %s on public.%I to vitrine_app', rights, name);
end $$;

-- Protects what no migration protected itself: every table with an organization. Called after each migration.
create function protect_tenant_tables() returns void language plpgsql as $$
declare
  name text;
begin
  for name in
    select table_.relname
    from pg_class table_
    join pg_attribute column_ on column_.attrelid = table_.oid and column_.attname = 'organization_id' and not column_.attisdropped
    where table_.relnamespace = 'public'::regnamespace and table_.relkind in ('r', 'p') and not table_.relforcerowsecurity
  loop
    perform protect_tenant_table(name);
  end loop;
end $$;

create table organizations (
  id uuid primary key,
  name text not null,
  -- The name as it is compared: see nameKey in src/domain/library/names.ts.
  name_key text collate "C" not null unique,
  modules text[] not null default '{}',
  features text[] not null default '{}',
  -- Bytes.
  storage_capacity bigint not null check (storage_capacity > 0),
  files_limit integer not null check (files_limit > 0),
  blocked_at timestamptz(3),
  -- Grows with every change that access tokens carry: tokens made before are refused.
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);

create table roles (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  permissions text[] not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name_key)
);

create table users (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  email text not null,
  email_key text collate "C" not null,
  first_name text not null,
  last_name text not null,
  role_id uuid not null,
  global_roles text[] not null default '{}',
  -- argon2id; null until the user has set one.
  password_hash text,
  blocked_at timestamptz(3),
  deleted_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id)
);
create unique index users_by_email on users (organization_id, email_key) where deleted_at is null;
create index users_by_role on users (organization_id, role_id);

-- A sign-in. Its refresh tokens are its family.
create table sessions (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  remembered boolean not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index sessions_by_user on sessions (organization_id, user_id);
create index sessions_by_end on sessions (expires_at);

create table refresh_tokens (
  -- SHA-256 of the token.
  hash bytea primary key,
  organization_id uuid not null,
  session_id uuid not null,
  created_at timestamptz(3) not null default now(),
  spent_at timestamptz(3),
  foreign key (organization_id, session_id) references sessions (organization_id, id) on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (organization_id, session_id);

-- What was done, by whom. The API can add entries, never change or remove one.
create table activity (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  at timestamptz(3) not null default now(),
  changed_by uuid,
  -- As they were called at the time.
  first_name text not null default '',
  last_name text not null default '',
  status text not null check (status in ('Succeeded', 'Failed')),
  kind text not null,
  resource_id uuid,
  resource_name text not null default '',
  -- What changed; of a failure the code.
  before jsonb,
  after jsonb
);
create index activity_by_date on activity (organization_id, at desc, id);
create index activity_by_resource on activity (organization_id, resource_id, at desc) where resource_id is not null;

select protect_tenant_table('organizations', 'select, update', 'id');
select protect_tenant_table('activity', 'select, insert');

-- Failed sign-ins by account and address (hashed together), for the limit on guesses. No tenant's: also unknown accounts count.
create table login_attempts (
  key bytea primary key,
  failures integer not null,
  window_ends timestamptz not null
);

create function grow_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger grow_version before update of name, modules, features, blocked_at on organizations
  for each row when (old.* is distinct from new.*) execute function grow_version();
create trigger grow_version before update of name, permissions on roles
  for each row when (old.* is distinct from new.*) execute function grow_version();
create trigger grow_version
  before update of email, first_name, last_name, role_id, global_roles, password_hash, blocked_at, deleted_at on users
  for each row when (old.* is distinct from new.*) execute function grow_version();

-- Who is blocked or deleted, or has another password, is signed out everywhere.
create function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set ended_at = now()
    where organization_id = new.organization_id and user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_sessions after update of password_hash, blocked_at, deleted_at on users for each row
  when (new.blocked_at is not null or new.deleted_at is not null or old.password_hash is distinct from new.password_hash)
  execute function end_sessions_of_user();

create function end_sessions_of_organization() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set ended_at = now() where organization_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_sessions after update of blocked_at on organizations for each row
  when (new.blocked_at is not null) execute function end_sessions_of_organization();

-- Streams of an ended session are closed by whichever node holds them.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger tell_session_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_session_ended();
