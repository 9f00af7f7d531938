-- Who looks after what a deleted user added, or had from somebody deleted before them. One row says it, however much that is: what they added
-- goes on naming them. It is kept flat: nobody deleted looks after anything.
alter table users
  add column successor_id uuid,
  add foreign key (organization_id, successor_id) references users (organization_id, id) on delete set null (successor_id),
  add check (successor_id is null or deleted_at is not null),
  add check (successor_id <> id);
create index users_by_successor on users (organization_id, successor_id) where successor_id is not null;

-- What somebody leaves is counted before they are deleted.
create index folders_by_creator on folders (organization_id, created_by);
create index assets_by_creator on assets (organization_id, created_by);
