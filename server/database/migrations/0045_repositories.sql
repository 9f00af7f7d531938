-- The list of repositories is kept by people: whoever renames one says which revision they saw.
alter table repositories add column revision integer not null default 1;
