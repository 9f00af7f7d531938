-- `at` is the moment of the transaction, which a long one writes long after others that began later; a history is in the order of writing. Of the
-- changes before this one that is not known: there the transaction's moment stands for it, which is later than -infinity.
alter table metadata_changes add column written_at timestamptz(3) not null default '-infinity';
alter table metadata_changes alter column written_at set default clock_timestamp();
drop index metadata_changes_in_order;
create index metadata_changes_in_order on metadata_changes (organization_id, asset_id, greatest(written_at, at), id);
