-- after: visited_organization
-- Adds to today what was seen of the portal that this transaction visits, and forgets what is older than thirteen months. Visitors may add, and read none of it.
create or replace function add_portal_visits(assets uuid[], seen integer[], came integer[]) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.portal_visits (organization_id, day, asset_id, views, arrivals)
    select visited.id, current_date, counted.asset_id, counted.views, counted.arrivals
    from (select public.visited_organization() as id) visited
    cross join unnest(assets, seen, came) as counted (asset_id, views, arrivals)
    where visited.id is not null
      and (counted.asset_id is null or exists (select from public.assets asset where asset.organization_id = visited.id and asset.id = counted.asset_id))
    -- Two nodes that add at once wait for each other in one order.
    order by counted.asset_id
    on conflict (organization_id, day, asset_id) do update set views = portal_visits.views + excluded.views, arrivals = portal_visits.arrivals + excluded.arrivals;
  delete from public.portal_visits where organization_id = (select public.visited_organization()) and day < current_date - interval '13 months'
$$;
revoke execute on function add_portal_visits from public;
grant execute on function add_portal_visits to vitrine_visitor;
