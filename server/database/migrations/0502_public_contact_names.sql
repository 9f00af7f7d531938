-- Lists of portals are narrowed to contacts by their names; which rows are seen stays as it is (../functions/public-portal/closed_folders.sql).
grant select (name_key) on contacts to vitrine_visitor;
