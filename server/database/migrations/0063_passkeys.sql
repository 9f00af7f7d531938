-- Passkeys, as a second step: the public key of what a device holds.
create table passkeys (
  organization_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  name text not null,
  -- By which the device knows it, and its public key (COSE).
  credential_id bytea not null,
  public_key bytea not null,
  -- Of uses, by devices that count: it only grows.
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  primary key (organization_id, id),
  unique (organization_id, credential_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index passkeys_by_user on passkeys (organization_id, user_id);

-- What a device is asked to sign: by whoever adds a passkey, or signs in by one.
alter table two_factor add column pending_passkey text, add column pending_passkey_until timestamptz(3);
alter table two_factor_challenges add column passkey_challenge text;
