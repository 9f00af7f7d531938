-- A super administrator's own organization is another than the one worked in.
alter table zips add column home_organization_id uuid;
update zips set home_organization_id = organization_id;
alter table zips alter column home_organization_id set not null;
alter table zips drop constraint zips_organization_id_user_id_fkey;
alter table zips add foreign key (home_organization_id, user_id) references users (organization_id, id) on delete cascade;
create index zips_by_home on zips (home_organization_id, user_id);
