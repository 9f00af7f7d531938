-- What many things go into the trash by is a job as well.
alter table relocations drop constraint relocations_action_check;
alter table relocations add constraint relocations_action_check check (action in ('move', 'copy', 'undo', 'restore', 'trash'));
