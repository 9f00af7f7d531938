-- Contacts that leave the house: asked for by a call, and made while they are fetched. For a day.
create table contact_files (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null,
  asked jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index contact_files_by_user on contact_files (organization_id, user_id, created_at);
select protect_tenant_table('contact_files');

-- Many contacts that were changed at once, so that it is taken back at once. For a month.
create table contact_batches (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null check (kind in ('import', 'trash', 'category', 'merge')),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);
create index contact_batches_by_date on contact_batches (created_at);
select protect_tenant_table('contact_batches');

create table contact_batch_changes (
  organization_id uuid not null,
  batch_id uuid not null,
  contact_id uuid not null,
  -- The form as it was; null where the contact was made, or only moved to the trash.
  before jsonb,
  is_trashed boolean not null,
  -- The picture that it got; of a merge whose it got, that got its in turn.
  picture uuid,
  picture_of uuid,
  -- The contact's afterwards: another one is somebody else's change.
  revision integer not null,
  primary key (organization_id, batch_id, contact_id),
  foreign key (organization_id, batch_id) references contact_batches (organization_id, id) on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index contact_batch_changes_by_contact on contact_batch_changes (organization_id, contact_id);
select protect_tenant_table('contact_batch_changes');

-- Relations that a merge gave to the contact that was kept, and whose they were.
create table contact_batch_relations (
  organization_id uuid not null,
  batch_id uuid not null,
  relation_id uuid not null references contact_relations (id) on delete cascade,
  contact_id uuid not null,
  primary key (organization_id, batch_id, relation_id),
  foreign key (organization_id, batch_id) references contact_batches (organization_id, id) on delete cascade,
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
create index contact_batch_relations_by_relation on contact_batch_relations (relation_id);
create index contact_batch_relations_by_contact on contact_batch_relations (organization_id, contact_id);
select protect_tenant_table('contact_batch_relations');

-- The contact that one in the trash was merged with: whoever erases a person erases both.
alter table contacts add column merged_into uuid;
create index contacts_by_merge on contacts (organization_id, merged_into) where merged_into is not null;

-- By what duplicates are found, beside the name.
create index contacts_by_email on contacts (organization_id, lower(email)) where email <> '' and trashed_at is null;
create index contacts_by_phone on contacts (organization_id, regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^00', '+')) where phone <> '' and trashed_at is null;

-- Entries of assets and folders that name a contact.
create index activity_by_contact on activity (organization_id, (coalesce(after ->> 'contactId', before ->> 'contactId')))
  where coalesce(after ->> 'contactId', before ->> 'contactId') is not null;
