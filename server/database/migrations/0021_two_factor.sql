-- The second step of signing in: what people have chosen, their codes for bad days, and the sign-ins that wait for their step.

-- Everybody of the organization is asked for the second step, whatever they have chosen. Holds while it has the feature TwoFaAuth.
alter table organizations add column two_factor_required boolean not null default false;

-- Who has chosen a second step. No row: nothing was chosen.
create table two_factor (
  organization_id uuid not null,
  user_id uuid not null,
  -- The authenticator's secret, encrypted under a key of the installation. Null: codes come by e-mail.
  secret bytea,
  -- The time step of the latest code that was accepted: none of it or before is accepted again.
  last_step bigint not null default 0,
  -- Nothing is asked yet: an authenticator is being set up for the first time.
  enabled boolean not null default true,
  -- A secret that was shown, and not yet proven to be in an authenticator.
  pending_secret bytea,
  pending_until timestamptz(3),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

create table recovery_codes (
  organization_id uuid not null,
  user_id uuid not null,
  -- HMAC of the code under a key of the installation.
  hash bytea not null,
  used_at timestamptz(3),
  primary key (organization_id, user_id, hash),
  foreign key (organization_id, user_id) references two_factor (organization_id, user_id) on delete cascade
);

-- A sign-in whose password was right.
create table two_factor_challenges (
  -- SHA-256 of what its browser holds. It is good for the second step alone.
  hash bytea primary key,
  organization_id uuid not null,
  user_id uuid not null,
  remembered boolean not null,
  -- SHA-256 of the cookie of the browser in which the password was given.
  browser bytea not null,
  -- What its password guesses were counted by; what guesses at the code are, and mails with codes.
  attempt bytea not null,
  counted_by bytea not null,
  mails_counted_by bytea not null,
  guesses integer not null default 0,
  -- Of the browser, for mails to who has told none.
  language text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  spent_at timestamptz(3),
  -- The latest mailed code: it follows from its identifier under a key of the installation. Its HMAC is what is compared.
  code_id uuid unique,
  code_hash bytea,
  code_sent_at timestamptz(3),
  code_expires_at timestamptz(3),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index two_factor_challenges_by_user on two_factor_challenges (organization_id, user_id);
create index two_factor_challenges_by_end on two_factor_challenges (organization_id, expires_at);

-- A password that is no longer right opens nothing, nor does what it began.
create function end_two_factor_challenges() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.two_factor_challenges where organization_id = new.organization_id and user_id = new.id;
  return null;
end $$;
create trigger end_two_factor_challenges after update of password_hash, email_key, blocked_at, deleted_at on users for each row
  when (new.blocked_at is not null or new.deleted_at is not null
    or old.password_hash is distinct from new.password_hash or old.email_key is distinct from new.email_key)
  execute function end_two_factor_challenges();
