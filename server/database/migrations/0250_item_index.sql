-- Folders and assets are numbered within their organization, for good: what is found is a set of these numbers (server/item-index). Numbers come from a
-- sequence of each organization, so that nobody waits for another's transaction: see ../functions/item-index.
create schema item_positions;

alter table folders add column position integer;
alter table assets add column position integer;

with numbered as (
  select id, row_number() over (partition by organization_id order by created_at, id) as position
  from (select id, organization_id, created_at from folders union all select id, organization_id, created_at from assets) item
),
of_folders as (update folders set position = numbered.position from numbered where numbered.id = folders.id)
update assets set position = numbered.position from numbered where numbered.id = assets.id;

alter table folders alter column position set not null;
alter table assets alter column position set not null;
create unique index folders_by_position on folders (organization_id, position);
create unique index assets_by_position on assets (organization_id, position);

do $$
declare
  organization uuid;
  taken integer;
begin
  for organization, taken in
    select organizations.id, greatest(
      (select coalesce(max(position), 0) from folders where organization_id = organizations.id),
      (select coalesce(max(position), 0) from assets where organization_id = organizations.id))
    from organizations
  loop
    execute format('create sequence item_positions.%I as integer start %s', organization, taken + 1);
  end loop;
end $$;

-- The index of words is made anew afterwards: to change it word by word would take far longer.
drop index search_entries_by_word;
alter table search_entries add column position integer;
alter table resting_entries add column position integer;
update search_entries set position = folders.position from folders where folders.id = search_entries.id;
update search_entries set position = assets.position from assets where assets.id = search_entries.id;
update resting_entries set position = folders.position from folders where folders.id = resting_entries.id;
update resting_entries set position = assets.position from assets where assets.id = resting_entries.id;
create index search_entries_by_word on search_entries using gin (document) with (fastupdate = off);
create index search_entries_by_position on search_entries (organization_id, position);

-- Which folders and assets were changed by which transaction. Only added to; swept by age.
create table item_changes (
  organization_id uuid not null,
  position integer not null,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null default clock_timestamp()
);
create index item_changes_in_order on item_changes (organization_id, transaction);
create index item_changes_by_age on item_changes (at);
select protect_tenant_table('item_changes', 'select');
