-- From where somebody signed in, so that they can tell their own sessions apart. Empty for those from before.
alter table sessions add column address text not null default '';
