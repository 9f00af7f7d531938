-- What one edit of many assets changed, so that who made it can take it back as a whole: for a day, as of moves and copies.
alter table library_batches drop constraint library_batches_action_check;
alter table library_batches add constraint library_batches_action_check check (action in ('copy', 'move', 'restore', 'edit'));
-- Of an edit: the entries of the log that tell of it, one for each asset. Empty of the others.
alter table library_batches add column entries uuid[] not null default '{}';
