-- What search engines are told of an asset, and the tags that people gave it, in the order in which they stand.
alter table assets
  add column seo_title text not null default '',
  add column seo_description text not null default '',
  add column tags text[] not null default '{}';

create index assets_by_repository on assets (organization_id, repository_id) where repository_id is not null;
