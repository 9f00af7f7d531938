-- Portals list assets by how they call them, not by how their files are called: by the SEO title, else by the name without its extension. Kept as
-- ../functions/public-portal/set_title_key.sql says; a generated column would keep rows from being copied whole.
alter table assets add column title_key text collate "C" not null default '';
alter table assets alter column title_key type text collate "C"
  using lower(coalesce(nullif(btrim(seo_title), ''), regexp_replace(name, '(?<=[^.])\.[[:alnum:]]{1,10}$', '')));
alter table assets alter column title_key drop default;
grant select (title_key) on assets to vitrine_visitor;

drop index released_assets_by_name;
drop index released_assets_by_folder;
create index released_assets_by_title on assets (organization_id, folder_id, title_key, id)
  where folder_id is not null and trashed_at is null and web_ready and not kept_from_publication;

-- Visitors find an asset by its title as well (server/search-index): what has one is written anew behind everybody's back.
update search_entries set edition = 2
where kind = 'asset' and id in (select id from assets where btrim(seo_title) <> '');
