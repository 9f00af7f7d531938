-- How many contacts it changed: a merge is taken back only while they are all there. Of those before this one as many as there are.
alter table contact_batches add column contacts integer not null default 0;
update contact_batches batch set contacts = (
  select count(*) from contact_batch_changes change where change.organization_id = batch.organization_id and change.batch_id = batch.id);
