-- Functions stand in files of their own beside the migrations (../functions); here is which state of all of them was applied when.
create table applied_functions (
  place integer primary key generated always as identity,
  -- SHA-256 of all of them.
  hash text not null,
  applied_at timestamptz not null default now()
);
