-- What a file's own page on the portal shows beside its description: the text that was found in it, how it is played, and what it is related to. Which rows
-- of these: ../functions/public-portal/closed_folders.sql.
grant select (element) on template_attributes to vitrine_visitor;
grant select (media_type) on assets to vitrine_visitor;
grant select (organization_id, asset_id, text, truncated) on asset_texts to vitrine_visitor;
grant select (organization_id, asset_id, other_asset_id) on relations to vitrine_visitor;
