-- after: current_organization, metres_from
-- The assets that meet a filter, by the index of what it asks for: several times where several values do. As found_folders: LIKE is not leakproof, so
-- this has its owner's rights and keeps to the organization itself. Which templates the caller is in, the caller's own query must ask.
create or replace function found_values(
  of_attribute uuid, keys text[], pattern text, low double precision, high double precision, first integer, near double precision[], most integer
) returns table (id uuid)
language sql stable security definer rows 200 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
  select found.asset_id from (
    select value.asset_id
    from public.metadata_values value
    where keys is not null
      and value.organization_id = public.current_organization() and value.attribute_id = of_attribute and value.key = any (keys)
    union all
    select value.asset_id
    from public.metadata_values value
    where pattern is not null
      and value.organization_id = public.current_organization() and value.attribute_id = of_attribute
      and value.sort_text is not null and lower(value.value) like pattern
    union all
    select value.asset_id
    from public.metadata_values value
    where near is null and num_nonnulls(low, high, first) > 0
      and value.organization_id = public.current_organization() and value.attribute_id = of_attribute and value.sort_number is not null
      and value.sort_number >= coalesce(low, '-Infinity') and value.sort_number <= coalesce(high, 'Infinity') and (first is null or value.last_day >= first)
    union all
    -- Between two latitudes first, which places are sorted by.
    select value.asset_id
    from public.metadata_values value
    where near is not null
      and value.organization_id = public.current_organization() and value.attribute_id = of_attribute and value.sort_number is not null
      and value.sort_number >= low and value.sort_number <= high and public.metres_from(value.value, near[1], near[2]) <= near[3]
    union all
    select value.asset_id
    from public.metadata_values value
    where keys is null and pattern is null and num_nonnulls(low, high, first, near) = 0
      and value.organization_id = public.current_organization() and value.attribute_id = of_attribute
  ) found
  limit most
$$;
revoke execute on function found_values from public;
grant execute on function found_values to vitrine_app;
