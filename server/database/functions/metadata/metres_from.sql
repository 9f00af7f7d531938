-- How far a place that a value says is from a point, as metresBetween in src/domain/metadata-table/nearPlace.ts; null: it says no place.
create or replace function metres_from(place text, latitude double precision, longitude double precision) returns double precision
language sql immutable parallel safe cost 50 as $$
  select case when place ~ '^-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?$' then
    2 * 6371008.8 * asin(least(1, sqrt(
      power(sind((split_part(place, ',', 1)::double precision - latitude) / 2), 2)
      + cosd(latitude) * cosd(split_part(place, ',', 1)::double precision) * power(sind((split_part(place, ',', 2)::double precision - longitude) / 2), 2))))
  end
$$;
