-- What one decision about faces took away, to give it back: who was named there, and whom they were said not to be.
alter table face_namings
  add column removed jsonb not null default '[]',
  add column rejected uuid[] not null default '{}',
  add column rejected_key text collate "C";

-- As whoever erased them wrote it: administrators are shown it.
alter table unlearnt_persons add column name text;
