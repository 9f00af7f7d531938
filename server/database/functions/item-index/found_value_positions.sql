-- after: current_organization, found_values
-- The positions of the assets that meet a filter, as bytes: see found_values.
create or replace function found_value_positions(
  of_attribute uuid, keys text[], pattern text, low double precision, high double precision, first integer, near double precision[]
) returns bytea
language sql stable security definer set search_path = pg_catalog, public as $$
  select coalesce(string_agg(int4send(asset.position), ''), '')
  from public.found_values(of_attribute, keys, pattern, low, high, first, near, null) found
  join public.assets asset on asset.organization_id = public.current_organization() and asset.id = found.id
$$;
revoke execute on function found_value_positions from public;
grant execute on function found_value_positions to vitrine_app;
