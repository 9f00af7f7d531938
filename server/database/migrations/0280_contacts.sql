-- Categories of contacts. Four are there from the start; they lose `builtin` when they are renamed, and with it the name in every language.
create table contact_categories (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  builtin text check (builtin in ('Collectors', 'Dealers', 'Artists', 'Institutions')),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, name_key)
);
select protect_tenant_table('contact_categories');

-- Collectors, dealers, artists, institutions … of an organization. Their rules are in src/domain/contacts.
create table contacts (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  category_id uuid not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  organization text not null,
  street text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null,
  website text not null,
  notes text not null,
  -- What names are compared and ordered by, and the words a contact is found by, each after a blank.
  name_key text collate "C" not null,
  first_order text collate "C" not null,
  last_order text collate "C" not null,
  words text collate "C" not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  -- As they were called at the time.
  created_by_name text not null,
  updated_at timestamptz(3) not null default now(),
  updated_by_name text not null,
  trashed_at timestamptz(3),
  trashed_by_name text not null default '',
  unique (organization_id, id),
  constraint contacts_category foreign key (organization_id, category_id) references contact_categories (organization_id, id)
);
create index contacts_by_category on contacts (organization_id, category_id, last_order, id);
create index contacts_by_last_name on contacts (organization_id, last_order, id) where trashed_at is null;
create index contacts_by_first_name on contacts (organization_id, first_order, id) where trashed_at is null;
create index contacts_by_creation on contacts (organization_id, created_at, id) where trashed_at is null;
create index contacts_by_change on contacts (organization_id, updated_at, id) where trashed_at is null;
create index contacts_by_name on contacts (organization_id, name_key) where trashed_at is null;
create index contacts_in_trash on contacts (organization_id, trashed_at, id) where trashed_at is not null;
select protect_tenant_table('contacts');

-- A square of 256 pixels as WebP: small enough to lie with its contact.
create table contact_pictures (
  organization_id uuid not null,
  contact_id uuid not null,
  -- Another picture has another one: it stands in the address.
  version uuid not null,
  bytes bytea not null check (octet_length(bytes) <= 262144),
  primary key (organization_id, contact_id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id) on delete cascade
);
select protect_tenant_table('contact_pictures');

-- Of those that are there already; others get them from begin_contact_categories.
insert into contact_categories (id, organization_id, name, name_key, builtin)
  select gen_random_uuid(), organization.id, category, lower(category), category
  from organizations organization cross join unnest(array['Collectors', 'Dealers', 'Artists', 'Institutions']) as category;
