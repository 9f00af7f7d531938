-- Why the text of a file could not be read; of what failed before this was kept, nobody knows.
alter table assets add column indexing_failure text
  check (indexing_failure in ('PasswordProtected', 'Damaged', 'TooLarge', 'NoText', 'TookTooLong', 'WorkerEnded', 'Unexpected'));
-- What could not be read, in the trash as well.
drop index assets_unread;
create index assets_unread on assets (organization_id, modified_at, id) where indexing = 'Failed';
