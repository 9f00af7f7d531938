-- Account journeys by e-mail: the links by which passwords are set, the languages of those who get them, the first administrator's link.

-- The language in which a user is written to; null until it is known.
alter table users add column language text check (language in ('en-US', 'no', 'es'));

-- A link by which a user sets a password. The link itself is in nobody's table: only its hash.
create table password_tokens (
  id uuid primary key,
  organization_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of the token.
  hash bytea not null unique,
  purpose text not null check (purpose in ('reset', 'invitation')),
  -- Who had it sent; null for those who asked themselves.
  author_name text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index password_tokens_by_user on password_tokens (organization_id, user_id, created_at);
create index password_tokens_by_end on password_tokens (expires_at);

-- Links that were sent to an address are that address's: they end with it, and with the account.
create function end_password_tokens() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.password_tokens where organization_id = new.organization_id and user_id = new.id;
  return null;
end $$;
create trigger end_password_tokens after update of email_key, blocked_at, deleted_at on users for each row
  when (new.blocked_at is not null or new.deleted_at is not null or old.email_key is distinct from new.email_key)
  execute function end_password_tokens();

-- The links at which the first super administrator is made, while there is no user at all. Only the owner sees them.
create table setup_links (
  -- SHA-256 of what stands in the link.
  hash bytea primary key,
  expires_at timestamptz(3) not null
);

-- Removes what ended long ago.
create or replace function sweep_sessions() returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.login_attempts where window_ends < now();
  delete from public.sessions where least(expires_at, ended_at) < now() - interval '7 days';
  -- Kept for as long as people follow old links, so that they are told what became of them.
  delete from public.password_tokens where expires_at < now() - interval '30 days';
  delete from public.setup_links where expires_at < now();
$$;
