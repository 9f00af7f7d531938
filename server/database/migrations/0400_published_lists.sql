-- What a whole list was made ready for the web by, taken off it or published, so that who did it can take it back: for a day, as of moves and copies.
-- Of a publication, `entries` tell of the days that things had.
alter table library_batches drop constraint library_batches_action_check;
alter table library_batches add constraint library_batches_action_check
  check (action in ('copy', 'move', 'restore', 'edit', 'webReady', 'skipWebReady', 'publish'));
