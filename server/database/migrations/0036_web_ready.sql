-- Folders can be ready for the web as assets can. `web_ready_change` names the change that made it so or not so: taking that back reaches
-- just what it changed.
alter table folders add column web_ready boolean not null default false;
alter table folders add column web_ready_change uuid;
alter table assets add column web_ready_change uuid;
create index folders_web_ready on folders (organization_id, type, name_key, id) where web_ready and trashed_at is null;
create index assets_web_ready on assets (organization_id, type, name_key, id) where web_ready and trashed_at is null;
