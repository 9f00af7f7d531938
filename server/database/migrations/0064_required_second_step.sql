-- Whoever has this role is asked for a second step, as everybody is where the organization asks all.
alter table roles add column two_factor_required boolean not null default false;

-- A sign-in whose password was right and whose mail was read, of somebody who must set up an authenticator before it is complete.
alter table two_factor_challenges add column enrolling boolean not null default false;
