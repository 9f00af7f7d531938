-- after: current_organization
-- What has become visible since a snapshot was taken, in one row: the snapshot of now, the numbers of the items as bytes (four each), and whether this
-- transaction has changed items itself. A transaction's own number is no part of its snapshot, which others would take for visible once it is below theirs:
-- whoever has one answers a snapshot in which nothing from the oldest running transaction on is. The number is asked for anew where it is looked up: of one that
-- it reads from a row PostgreSQL expects many changes, and looks through all of them; so too of a range that is open above, which nothing that can be seen
-- passes but this transaction's own. Functions over snapshots are not leakproof, so this has its owner's rights and keeps to the organization itself.
create or replace function changed_items(since pg_snapshot, out snapshot text, out positions bytea, out has_changed boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select case when own is null then pg_current_snapshot()::text else format('%1$s:%1$s:', least(own, pg_snapshot_xmin(pg_current_snapshot()))) end,
    (select coalesce(string_agg(int4send(change.position), ''), '') from (
      select distinct position from public.item_changes
      where since is not null and organization_id = public.current_organization()
        and transaction between pg_snapshot_xmin(since) and greatest(pg_snapshot_xmax(pg_current_snapshot()), own)
        and not pg_visible_in_snapshot(transaction, since)) change),
    own is not null and exists (
      select from public.item_changes where organization_id = public.current_organization() and transaction = pg_current_xact_id_if_assigned())
  from pg_current_xact_id_if_assigned() own
$$;
revoke execute on function changed_items from public;
grant execute on function changed_items to vitrine_app;
