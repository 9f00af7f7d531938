-- A domain under which a portal was Live leads on to it later. The latest twenty are kept.
create or replace function keep_portal_domain() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.portal_domains (domain, organization_id) values (new.custom_domain, new.organization_id)
    on conflict (domain) do update set organization_id = excluded.organization_id, since = now();
  delete from public.portal_domains where domain in (
    select domain from public.portal_domains where organization_id = new.organization_id and domain <> new.custom_domain order by since desc, domain offset 19);
  return null;
end $$;
create or replace trigger keep_domain after insert or update of live_since, custom_domain on public.portals
  for each row when (new.live_since is not null and new.custom_domain is not null) execute function keep_portal_domain();
