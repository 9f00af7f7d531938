-- Whoever came back from the trash before is nobody else any more, as who comes back now (server/contacts/contactTrash.ts).
update contacts set merged_into = null where merged_into is not null and trashed_at is null;
