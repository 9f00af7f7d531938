-- Entries of an organization that is removed take theirs along.
create index refused_sign_ins_by_entry on refused_sign_ins (activity_id);
