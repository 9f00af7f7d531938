-- The activity log is read newest first, by what was done and by whom it was done.
create index activity_by_kind on activity (organization_id, kind, at desc, id);
create index activity_by_first_name on activity (organization_id, lower(first_name) text_pattern_ops);
create index activity_by_last_name on activity (organization_id, lower(last_name) text_pattern_ops);
create index activity_failures on activity (organization_id, at desc, id) where status = 'Failed';
