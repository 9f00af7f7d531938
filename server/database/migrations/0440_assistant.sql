-- What somebody asks the assistant, and what it answers. Nobody else of the organization reads it, whatever they may: row-level security asks for the person as well,
-- whom `open_session` names. A super administrator at work here is a user of another organization.
create table assistant_threads (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  home_organization_id uuid not null,
  user_id uuid not null,
  title text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (home_organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index assistant_threads_by_use on assistant_threads (organization_id, user_id, updated_at, id);
create index assistant_threads_by_home on assistant_threads (home_organization_id, user_id);

create table assistant_messages (
  id uuid primary key,
  organization_id uuid not null,
  thread_id uuid not null,
  user_id uuid not null,
  place bigint not null generated always as identity,
  message text not null,
  is_assistant boolean not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  sources jsonb not null default '[]',
  query text,
  engine text check (engine in ('builtIn', 'model')),
  fell_back boolean not null default false,
  stopped boolean not null default false,
  feedback text check (feedback in ('up', 'down')),
  -- An answer that is still being written: when its writer last gave a sign of life.
  written_at timestamptz(3),
  -- Somebody has read the answer to its end: the stream of the thread begins it no more.
  delivered boolean not null default false,
  foreign key (organization_id, thread_id) references assistant_threads (organization_id, id) on delete cascade
);
create index assistant_messages_by_thread on assistant_messages (organization_id, thread_id, place);
-- One answer at a time.
create unique index assistant_messages_being_written on assistant_messages (organization_id, thread_id) where written_at is not null;

-- Tokens of the language model that an organization has spent on a day of UTC.
create table assistant_tokens (
  organization_id uuid not null references organizations (id) on delete cascade,
  day date not null,
  tokens bigint not null,
  primary key (organization_id, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['assistant_threads', 'assistant_messages'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy tenant on public.%I to vitrine_app using (organization_id = (select current_organization()) and user_id = (select nullif(current_setting(''app.user_id'', true), '''')::uuid))',
      name);
    execute format('create policy owner on public.%I to %I using (true)', name, current_user);
    execute format('grant select, insert, update, delete on public.%I to vitrine_app', name);
  end loop;
end $$;
