-- A page of the organizations in the order asked for: all of them for a super administrator, for anybody else the one that this transaction
-- is for. `total` counts the whole list.
create or replace function list_organizations(
  session uuid, everywhere boolean, term text, of_type text, of_state text, of_module text,
  sort text, descending boolean, after_text text, after_number bigint, after_id uuid, page integer
) returns table (
  id uuid, name text, type text, state text, modules text[], features text[], users integer,
  used_bytes bigint, storage_capacity bigint, files bigint, files_limit bigint, upgrade_requested_at timestamptz, last_activity_at timestamptz,
  deleted_at timestamptz, order_text text, order_number bigint, total integer
) language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  everywhere := everywhere and public.is_super_administrator(session);
  return query
    with narrowed as (
      select organization_.*, public.organization_state(organization_) as current_state
      from public.organizations organization_
      where (everywhere or organization_.id = public.current_organization())
        and (term = '' or position(term in organization_.name_key) > 0)
        and (of_type is null or organization_.type = of_type)
        and (of_module is null or of_module = any (organization_.modules))
    ),
    ordered as (
      select narrowed.*, usage.used_bytes as used, usage.files as held,
        (case sort when 'name' then narrowed.name_key when 'type' then lower(narrowed.type) when 'state' then narrowed.current_state else '' end)
          collate "C" as by_text,
        (case sort
          when 'users' then (select count(*) from public.users user_ where user_.organization_id = narrowed.id and user_.deleted_at is null)
          when 'storage' then usage.used_bytes
          when 'files' then usage.files
          when 'lastActivity' then (
            select coalesce(extract(epoch from max(entry.at)) * 1000, 0) from public.activity entry where entry.organization_id = narrowed.id)
          else 0
        end)::bigint as by_number
      from narrowed join public.organization_usage usage on usage.organization_id = narrowed.id
      where of_state is null or narrowed.current_state = of_state
    ),
    shown as (
      select * from ordered
      where after_id is null
        or (not descending and (ordered.by_text, ordered.by_number, ordered.id) > (after_text collate "C", after_number, after_id))
        or (descending and (ordered.by_text, ordered.by_number, ordered.id) < (after_text collate "C", after_number, after_id))
      order by
        case when not descending then ordered.by_text end, case when not descending then ordered.by_number end, case when not descending then ordered.id end,
        case when descending then ordered.by_text end desc, case when descending then ordered.by_number end desc, case when descending then ordered.id end desc
      limit page
    )
    select shown.id, shown.name, shown.type, shown.current_state, shown.modules, shown.features,
      (select count(*)::integer from public.users user_ where user_.organization_id = shown.id and user_.deleted_at is null),
      shown.used, shown.storage_capacity, shown.held, shown.files_limit,
      (select request.requested_at::timestamptz from public.upgrade_requests request
        where request.organization_id = shown.id and request.closed_at is null),
      (select max(entry.at)::timestamptz from public.activity entry where entry.organization_id = shown.id),
      shown.deleted_at::timestamptz, shown.by_text, shown.by_number, (select count(*)::integer from ordered)
    from shown
    order by
      case when not descending then shown.by_text end, case when not descending then shown.by_number end, case when not descending then shown.id end,
      case when descending then shown.by_text end desc, case when descending then shown.by_number end desc, case when descending then shown.id end desc;
end $$;
revoke execute on function list_organizations from public;
grant execute on function list_organizations to vitrine_app;
