-- The day before which the portal does not show what a merge kept: as one of the others had it, and as it was before; null: it was not changed.
alter table asset_merges
  add column embargo_given date,
  add column embargo_before date;
