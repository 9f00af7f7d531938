-- It answers the sizes of pages as well now: ../functions/public-portal/document_pages.sql.
drop function if exists document_pages(uuid);
