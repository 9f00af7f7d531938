-- What search engines are told of an asset (src/domain/assets/searchDescription.ts).
grant select (seo_description) on assets to vitrine_visitor;
