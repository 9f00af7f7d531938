-- What was added last in the whole organization, and how much over time, is read from this index alone.
create index assets_by_addition on assets (organization_id, created_at, id) include (type, folder_id, size, versions_size) where trashed_at is null;
-- Whose text could not be read.
create index assets_unread on assets (organization_id, modified_at, id) where indexing = 'Failed' and trashed_at is null;
