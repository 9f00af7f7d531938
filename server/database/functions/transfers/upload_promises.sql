-- What uploads of all organizations were promised, to judge the disk by.
create or replace function upload_promises(up_to bigint) returns table (upload_id text, bytes bigint)
language sql stable security definer set search_path = pg_catalog, public as $$
  select upload_id, bytes from upload_reservations where position <= up_to and begun_at > now() - interval '24 hours'
$$;
