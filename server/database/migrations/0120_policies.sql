-- What an organization asks of its accounts: how long a sign-in lasts at the most, and of which domains their addresses are. None: any.
alter table organizations
  add column session_hours integer check (session_hours between 1 and 720),
  add column mail_domains text[] not null default '{}';

-- A shorter sign-in reaches who is signed in with their next request.
create trigger grow_version_by_policies before update of session_hours on organizations
  for each row when (old.session_hours is distinct from new.session_hours) execute function grow_version();
