-- What was deleted for good and is still being removed, a piece at a time.
alter table condemned_items rename to purging_items;
alter index condemned_items_by_organization rename to purging_items_by_organization;
