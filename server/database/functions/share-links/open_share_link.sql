-- The link of a token, with its maker as they are now; the rest of this transaction is in its organization. Nothing: there is none that opens.
create or replace function open_share_link(token bytea) returns table (
  id uuid, organization_id uuid, kind text, title text, note text, until text, may_download boolean, pass_phrase_hash text, opens bigint,
  maker_id uuid, home_organization_id uuid, first_name text, last_name text, permissions text[], restricted boolean,
  organization text, modules text[], features text[]
) language plpgsql security definer rows 1 set search_path = pg_catalog, public as $$
begin
  return query
    select link.id, link.organization_id, link.kind, link.title, link.note, link.until::text, link.may_download, link.pass_phrase_hash, link.opens,
      user_.id, user_.organization_id, user_.first_name, user_.last_name, role_.permissions || user_.group_permissions,
      user_.restricted and user_.organization_id = link.organization_id,
      place.name, place.modules, place.features
    from public.share_links link
    join public.users user_ on user_.organization_id = link.home_organization_id and user_.id = link.maker_id
    join public.roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
    join public.organizations home on home.id = user_.organization_id
    join public.organizations place on place.id = link.organization_id
    where link.token_sha256 = token and link.revoked_at is null and link.until >= current_date and place.sharing_allowed
      and user_.blocked_at is null and user_.deleted_at is null and home.blocked_at is null and place.blocked_at is null
      and (home.id = place.id or 'Super Admin' = any(user_.global_roles));
  perform set_config('app.organization_id', link.organization_id::text, true)
    from public.share_links link where link.token_sha256 = token;
end $$;
revoke execute on function open_share_link from public;
grant execute on function open_share_link to vitrine_app;
