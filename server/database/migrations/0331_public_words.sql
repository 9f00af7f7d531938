-- `edition` 3: entries of assets hold the words that portals show as well (server/search-index/publicWords.ts). What was written before is found by visitors
-- once it has been written anew behind everybody's back.
drop index search_entries_to_renew;
create index search_entries_to_renew on search_entries (id) where edition < 3;

-- Facets are counted by the numbers of items, and options that were merged by the one that stays (server/portal-search).
grant select (position) on assets to vitrine_visitor;
grant select (merged_into) on template_options to vitrine_visitor;
