-- Whether a code by e-mail may stand in for an authenticator: whoever reads the mails then needs nothing else.
alter table organizations add column two_factor_by_mail boolean not null default false;

-- What somebody is told of their own sign-in by mail: that its password or second step was changed.
create table security_notices (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  -- Who did it, where that was somebody else.
  author_name text,
  at timestamptz(3) not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index security_notices_by_user on security_notices (organization_id, user_id);
