-- The log of an organization that is gone is removed entry by entry, and these with them.
create unique index refused_sign_ins_by_entry on refused_sign_ins (activity_id);
