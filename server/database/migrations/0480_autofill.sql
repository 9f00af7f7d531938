-- How far it is with proposing values for an asset: the specification's "generate-asset-metadata status". No row: nobody has asked yet.
create table asset_autofill (
  organization_id uuid not null,
  asset_id uuid not null,
  content_version text not null,
  state text not null check (state in ('Queued', 'Generating', 'Generated', 'Failed')),
  -- The code of why it failed.
  reason text,
  engine text check (engine in ('builtIn', 'model')),
  -- The language model was to be asked and did not answer: what is proposed is the built-in engine's.
  fell_back boolean not null default false,
  changed_at timestamptz(3) not null default now(),
  primary key (organization_id, asset_id),
  check ((state = 'Failed') = (reason is not null)),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
select protect_tenant_table('asset_autofill', 'select, insert, update');
