-- Removes what every process has read long ago, or begins anew without: see server/item-index and server/public-portal/PortalStates.ts.
create or replace function sweep_item_changes() returns void language sql security definer set search_path = pg_catalog, public as $$
  delete from public.item_changes where at < now() - interval '2 hours';
  delete from public.portal_changes where at < now() - interval '2 hours';
$$;
revoke execute on function sweep_item_changes from public;
grant execute on function sweep_item_changes to vitrine_app;
