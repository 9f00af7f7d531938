-- The same picture in half its sides, for phones (src/domain/portal/pictures.ts). Null: it was kept before there were small ones.
alter table portal_pictures add column small bytea check (octet_length(small) <= 2097152);
grant select (small) on portal_pictures to vitrine_visitor;
