-- How long a sign-in lasts that nobody uses, in minutes. Null: as long as any.
alter table organizations add column idle_minutes integer check (idle_minutes between 15 and 480);

-- When somebody last did something in the session, as far as is known; `used_at` is when it was last renewed, by whomever.
alter table sessions add column acted_at timestamptz(3) not null default now();
