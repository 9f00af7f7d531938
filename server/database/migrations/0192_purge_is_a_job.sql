-- What was deleted for good, and stored files that nothing names any more, are taken apart by jobs (server/trash, server/files): those that wait get theirs.
insert into jobs (id, organization_id, kind, queue, series, payload)
  select gen_random_uuid(), organization_id, 'purge', 'purge', 'purge', '{}' from (
    select organization_id from condemned_items union select organization_id from released_blobs) waiting;
