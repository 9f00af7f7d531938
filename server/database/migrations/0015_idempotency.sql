-- What was done under an Idempotency-Key, so that a call which is repeated because its answer was lost is answered, not done again.
create table idempotency_keys (
  organization_id uuid not null references organizations (id) on delete cascade,
  -- Whose key it is. A super administrator at work here is a user of another organization.
  user_id uuid not null,
  key text collate "C" not null,
  -- SHA-256 of the call: under the same key nothing else can be asked.
  request bytea not null,
  -- The JSON that was answered; null while the call's own transaction is at work.
  answer text,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, user_id, key)
);
create index idempotency_keys_by_date on idempotency_keys (created_at);

select protect_tenant_table('idempotency_keys', 'select, insert, update');

-- Removes what nobody repeats any more.
create function sweep_idempotency_keys() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.idempotency_keys where created_at < now() - interval '1 day'
$$;

revoke execute on function sweep_idempotency_keys from public;
grant execute on function sweep_idempotency_keys to vitrine_app;
