-- The trash is listed by name and by size too.
create index trash_items_by_name on trash_items (organization_id, (lower(name) collate "C"), id);
create index trash_items_by_size on trash_items (organization_id, size, id);
