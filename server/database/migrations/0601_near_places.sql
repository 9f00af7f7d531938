-- Values are found by how far they are from a place: by another argument of these.
drop function if exists found_value_positions(uuid, text[], text, double precision, double precision, integer);
drop function if exists found_values(uuid, text[], text, double precision, double precision, integer, integer);
