-- What is proposed of assets, and what people decided of it: a tag, whose face is seen, or an attribute's values. What was decided stays, so that
-- what was refused is not proposed again and the history can tell where a value came from.
create table suggestions (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  asset_id uuid not null,
  kind text not null check (kind in ('Tag', 'Face', 'Value')),
  -- The face or the attribute; empty for a tag.
  subject text collate "C" not null,
  attribute_id uuid check ((attribute_id is not null) = (kind = 'Value')),
  value text[] not null check (cardinality(value) > 0),
  -- Equal for what is the same; long ones are hashed.
  value_key text collate "C" not null,
  confidence double precision not null check (confidence between 0 and 1),
  engine text not null,
  -- The passage, its words, the page and the area.
  origin jsonb not null,
  content_version text not null,
  state text not null default 'Open' check (state in ('Open', 'Accepted', 'Refused')),
  decided_by uuid,
  decided_at timestamptz(3),
  -- What it was accepted as, where that was changed.
  accepted text[],
  -- Names the decision, so that it is taken back together.
  change_id uuid,
  created_at timestamptz(3) not null default now(),
  -- The same for what is open of one asset, so that it stands together in lists: when the first of it came.
  listed_at timestamptz(3) not null default now(),
  check ((state = 'Open') = (decided_at is null)),
  unique (organization_id, asset_id, kind, subject, value_key),
  foreign key (organization_id, asset_id) references assets (organization_id, id) on delete cascade,
  foreign key (organization_id, attribute_id) references template_attributes (organization_id, id) on delete cascade
);
create index suggestions_open on suggestions (organization_id, listed_at desc, asset_id) where state = 'Open';
create index suggestions_open_by_kind on suggestions (organization_id, kind, asset_id) where state = 'Open';
create index suggestions_by_attribute on suggestions (organization_id, attribute_id) where attribute_id is not null;
create index suggestions_by_change on suggestions (organization_id, change_id) where change_id is not null;
create index suggestions_of_faces on suggestions (organization_id, subject) where kind = 'Face';
select protect_tenant_table('suggestions', 'select, insert, update, delete');

-- A face that was recognised, and a person said whose it is.
alter table asset_persons drop constraint asset_persons_source_check;
alter table asset_persons add constraint asset_persons_source_check check (source in ('Drawn', 'File', 'Recognized'));
