-- Before sign-in no organization is known: the only look across organizations, for one account of one name.
create or replace function find_account(organization_name_key text, user_email_key text)
returns table (organization_id uuid, user_id uuid, first_name text, last_name text, password_hash text, admitted boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select organization_.id, user_.id, user_.first_name, user_.last_name, user_.password_hash,
    coalesce(organization_.blocked_at is null and user_.blocked_at is null, false)
  from public.organizations organization_
  left join public.users user_ on user_.organization_id = organization_.id and user_.email_key = user_email_key and user_.deleted_at is null
  where organization_.name_key = organization_name_key
$$;
revoke execute on function find_account from public;
grant execute on function find_account to vitrine_app;
