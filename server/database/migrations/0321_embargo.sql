-- As assets.embargo_until, of all that lies below it.
alter table folders add column embargo_until date;
create index folders_under_embargo on folders (organization_id, embargo_until) where embargo_until is not null;
