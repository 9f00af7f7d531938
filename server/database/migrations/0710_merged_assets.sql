-- Those that went to the trash: a merge is taken back only while they are all there. Empty of the merges before this one.
alter table asset_merges add column others uuid[] not null default '{}';
