-- Where a move brought each, folders first; null: to the root. Empty of anything else, and of the moves before this one.
alter table library_batches add column moved_to uuid[] not null default '{}';
-- What it gave another name on arrival, with both names in the same order.
alter table library_batches add column renamed uuid[] not null default '{}';
alter table library_batches add column renamed_from text[] not null default '{}';
alter table library_batches add column renamed_to text[] not null default '{}';
