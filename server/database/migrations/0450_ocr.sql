-- What is read off the pages of assets (OCR), of each content that an asset has or had: a version keeps what was read of it.
create table ocr_runs (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  home_organization_id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('RECORDS', 'ARCHIVES', 'COLLECTIONS')),
  -- Of the only one that was selected.
  name text,
  languages text[] not null,
  -- Files that are to be read, and whether all of them are in line.
  planned integer not null,
  is_sent boolean not null,
  is_cancelled boolean not null default false,
  unsupported integer not null,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (home_organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index ocr_runs_of_users on ocr_runs (organization_id, user_id, created_at);
create index ocr_runs_by_home on ocr_runs (home_organization_id, user_id);
select protect_tenant_table('ocr_runs', 'select, insert, update, delete');

create table ocr_documents (
  organization_id uuid not null,
  asset_id uuid not null,
  content_version text collate "C" not null,
  state text not null check (state in ('None', 'Queued', 'Reading', 'Read', 'Failed')),
  -- Names the last request: what an earlier one left in line does nothing any more.
  request_id uuid not null,
  -- The selection that it was asked for with.
  run_id uuid,
  languages text[] not null,
  -- Where none is asked for: the first that is tried.
  likely_language text not null,
  found_language text,
  -- Null: not counted yet.
  pages integer,
  reason text,
  requested_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  primary key (organization_id, asset_id, content_version),
  check ((state = 'Failed') = (reason is not null)),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  foreign key (organization_id, run_id) references ocr_runs (organization_id, id) on delete set null (run_id)
);
create index ocr_documents_by_run on ocr_documents (organization_id, run_id) where run_id is not null;
create index ocr_documents_in_line on ocr_documents (organization_id, requested_at) where state in ('Queued', 'Reading');
select protect_tenant_table('ocr_documents', 'select, insert, update, delete');

create table ocr_pages (
  organization_id uuid not null,
  asset_id uuid not null,
  content_version text collate "C" not null,
  page integer not null,
  state text not null check (state in ('Waiting', 'Read', 'HasText', 'Failed')),
  language text,
  width double precision not null default 0,
  height double precision not null default 0,
  angle double precision not null default 0,
  -- In the order in which they are read (src/domain/ocr/page.ts), and what was read where a person corrected it.
  words jsonb not null default '[]',
  text text not null default '',
  word_count integer not null default 0,
  corrected integer not null default 0,
  doubtful integer not null default 0,
  confidence double precision,
  revision integer not null default 1,
  reason text,
  read_at timestamptz(3),
  primary key (organization_id, asset_id, content_version, page),
  check ((state = 'Failed') = (reason is not null)),
  foreign key (organization_id, asset_id, content_version) references ocr_documents (organization_id, asset_id, content_version) on delete cascade on update cascade
);
create index ocr_pages_by_time on ocr_pages (organization_id, read_at) where read_at is not null;
select protect_tenant_table('ocr_pages', 'select, insert, update, delete');
