-- Whoever is deleted is out of the templates that were for them.
delete from template_readers reader using users user_
where user_.organization_id = reader.organization_id and user_.id = reader.user_id and user_.deleted_at is not null;
