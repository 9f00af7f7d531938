-- Who is asked for codes by e-mail proves a change of that by such a code: the latest that was mailed for it.
alter table two_factor
  add column code_id uuid,
  -- HMAC of the code under a key of the installation. Null: it was used.
  add column code_hash bytea,
  add column code_sent_at timestamptz(3),
  add column code_expires_at timestamptz(3);
create unique index two_factor_by_code on two_factor (organization_id, code_id) where code_id is not null;
