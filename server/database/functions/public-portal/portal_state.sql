-- The portal at a web address or at a domain of its own, where one is Live, in one row; and whether what it shows has changed since a snapshot was taken
-- (null: it has). As changed_items: a change counts once it is visible, whenever its transaction began. In the order of the index, or all changes would be
-- looked through.
create or replace function portal_state(address text, own_domain text, since pg_snapshot)
returns table (organization_id uuid, web_address text, custom_domain text, snapshot text, has_changed boolean, day text)
language sql stable security definer rows 1 set search_path = pg_catalog, public as $$
  select portal.organization_id, portal.web_address, portal.custom_domain, pg_current_snapshot()::text,
    since is null
    or coalesce((
      select true from public.item_changes change
      where change.organization_id = portal.organization_id and change.transaction >= pg_snapshot_xmin(since)
        and not pg_visible_in_snapshot(change.transaction, since)
      order by change.transaction limit 1), false)
    or coalesce((
      select true from public.portal_changes change
      where change.organization_id = portal.organization_id and change.transaction >= pg_snapshot_xmin(since)
        and not pg_visible_in_snapshot(change.transaction, since)
      order by change.transaction limit 1), false),
    -- Embargoes end with days.
    current_date::text
  from public.portals portal join public.organizations organization on organization.id = portal.organization_id
  where (portal.web_address = address collate "C" or portal.custom_domain = own_domain collate "C")
    and portal.live_since is not null and organization.blocked_at is null
  limit 1
$$;
revoke execute on function portal_state from public;
grant execute on function portal_state to vitrine_app;
