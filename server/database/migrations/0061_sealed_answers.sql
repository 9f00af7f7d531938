-- Answers may hold secrets that are shown once: they are kept sealed, and what was kept in clear goes.
delete from idempotency_keys;
alter table idempotency_keys alter column answer type bytea using null;

-- SHA-256 keyed with a secret of the installation: a body may hold a password.
comment on column idempotency_keys.request is 'HMAC of the call: under the same key nothing else can be asked';
comment on column idempotency_keys.answer is 'What was answered, sealed; null while the call''s own transaction is at work';
