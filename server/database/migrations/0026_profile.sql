-- What people keep of themselves: a picture, and where they are signed in.

-- A square of 256 pixels as WebP: small enough to lie with its owner.
create table user_pictures (
  organization_id uuid not null,
  user_id uuid not null,
  -- Another picture has another one: it stands in the address.
  version uuid not null,
  bytes bytea not null check (octet_length(bytes) <= 262144),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

-- What the browser says of itself when it signs in, and when its session was last renewed.
alter table sessions add column user_agent text not null default '';
alter table sessions add column used_at timestamptz(3) not null default now();

-- Who is blocked or deleted, or has another password, is signed out everywhere; who changes the own password stays where it was changed.
create or replace function end_sessions_of_user() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update public.sessions set ended_at = now()
    where organization_id = new.organization_id and user_id = new.id and ended_at is null
      and id is distinct from nullif(current_setting('app.kept_session', true), '')::uuid;
  return null;
end $$;
