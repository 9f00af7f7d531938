-- Names of the field's words. The text of the function stands in ../functions.
alter table duplicates_apart rename column told_at to separated_at;
alter table duplicates_apart rename column told_by to separated_by;
alter function tell_session_ended() rename to notify_session_ended;
alter trigger tell_session_ended on sessions rename to notify_session_ended;
