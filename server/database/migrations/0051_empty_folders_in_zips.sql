-- A zip keeps folders with nothing in them: their paths end with a slash, and they have no file.
alter table zip_entries
  alter column asset_id drop not null,
  alter column blob_key drop not null;
