-- `edition` 2: entries of the index hold stems as well, and where in one field words stand (server/search-index/formWords.ts). What was written before is
-- found by its words meanwhile, and is written anew behind everybody's back.
drop index search_entries_to_renew;
create index search_entries_to_renew on search_entries (id) where edition < 2;
