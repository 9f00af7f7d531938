-- What somebody said of a file while it was sent, and what could not be said of it any more when it was there: told with its receipt, however
-- often that is asked for. Kept as long as what was said.
create table unsaved_upload_values (
  organization_id uuid not null,
  upload_id text not null,
  asset_id uuid not null,
  -- [{name, values, reason}], in words
  said jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, upload_id),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade
);
create index unsaved_upload_values_by_asset on unsaved_upload_values (organization_id, asset_id);
create index unsaved_upload_values_by_age on unsaved_upload_values (created_at);
