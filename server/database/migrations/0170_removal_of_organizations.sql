-- From here on an organization that was deleted is taken apart, part by part, and cannot be restored.
alter table organizations add column removal_began_at timestamptz(3);
