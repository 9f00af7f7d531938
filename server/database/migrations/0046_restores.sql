-- What many things are brought back by from the trash is a job as well.
alter table relocations drop constraint relocations_action_check;
alter table relocations add constraint relocations_action_check check (action in ('move', 'copy', 'undo', 'restore'));
