-- The public portal of an organization: what it says of itself, and whether it is Live.

-- As WebP, in the size that the page shows (src/domain/portal/pictures.ts). One that no portal names is one that somebody is still choosing.
create table portal_pictures (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('avatar', 'coverPhoto', 'mainPhoto')),
  bytes bytea not null check (octet_length(bytes) <= 2097152),
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, id)
);
create index portal_pictures_by_age on portal_pictures (organization_id, created_at, id);

create table portals (
  organization_id uuid primary key references organizations (id) on delete cascade,
  -- Null while it is Offline.
  live_since timestamptz(3),
  version integer not null default 1,
  title text not null,
  subtitle text not null,
  -- Of one portal in the whole application.
  web_address text collate "C" not null constraint portals_web_address unique,
  custom_domain text collate "C" constraint portals_custom_domain unique,
  description text not null,
  about_us text not null,
  text_alignment text not null check (text_alignment in ('left', 'center', 'right')),
  avatar uuid not null,
  cover_photo uuid not null,
  cover_photo_text text not null,
  main_photo uuid not null,
  main_photo_text text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  street text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null,
  website text not null,
  changed_at timestamptz(3) not null default now(),
  changed_by uuid not null,
  -- As they were called at the time.
  changed_by_name text not null,
  constraint portals_avatar foreign key (organization_id, avatar) references portal_pictures (organization_id, id),
  constraint portals_cover_photo foreign key (organization_id, cover_photo) references portal_pictures (organization_id, id),
  constraint portals_main_photo foreign key (organization_id, main_photo) references portal_pictures (organization_id, id)
);
create trigger grow_version before update on portals for each row execute function grow_version();

-- The first day on which a portal may show it; null: at once.
alter table assets add column embargo_until date;
