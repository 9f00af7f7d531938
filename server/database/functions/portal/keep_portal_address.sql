-- A web address under which a portal was Live stays its organization's. The latest twenty are kept, so that nobody collects addresses.
create or replace function keep_portal_address() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.live_since is not null then
    insert into public.portal_addresses as kept (web_address, organization_id) values (new.web_address, new.organization_id)
      on conflict (web_address) do update set since = now() where kept.organization_id = new.organization_id;
    delete from public.portal_addresses where web_address in (
      select web_address from public.portal_addresses where organization_id = new.organization_id and web_address <> new.web_address
      order by since desc, web_address offset 19);
  end if;
  -- Once no other transaction can be taking it.
  if exists (select from public.portal_addresses where web_address = new.web_address and organization_id <> new.organization_id) then
    raise exception 'The web address leads to another portal' using errcode = 'unique_violation', constraint = 'portals_web_address';
  end if;
  return null;
end $$;
create or replace trigger keep_address after insert or update on public.portals for each row execute function keep_portal_address();
