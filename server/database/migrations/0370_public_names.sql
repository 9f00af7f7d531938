-- What portals call an asset, and its shape: see ../functions/public-portal/public_name.sql.
grant select (seo_title) on assets to vitrine_visitor;
