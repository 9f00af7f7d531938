-- What many things are made ready for the web by, or not, is a job as well.
alter table relocations drop constraint relocations_action_check;
alter table relocations add constraint relocations_action_check
  check (action in ('move', 'copy', 'undo', 'restore', 'trash', 'webReady', 'skipWebReady'));
