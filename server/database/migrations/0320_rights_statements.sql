-- How something may be used: a code of src/domain/rights-statements, the asset's own or else its portal's; and what visitors may download.
alter table assets add column rights_statement text collate "C" check (length(rights_statement) <= 20);
alter table portals
  add column rights_statement text collate "C" check (length(rights_statement) <= 20),
  add column downloads text not null default 'none' check (downloads in ('none', 'web', 'original'));
grant select (rights_statement) on assets to vitrine_visitor;
grant select (rights_statement, downloads) on portals to vitrine_visitor;
