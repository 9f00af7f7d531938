-- What of an asset itself decides whether portals show it (src/domain/portal/visibility.ts); beside it, its folder must not be one of closed_folders.
create or replace function is_released(asset assets) returns boolean language sql stable as $$
  select asset.folder_id is not null and asset.trashed_at is null and asset.web_ready and not asset.kept_from_publication
    and (asset.embargo_until is null or asset.embargo_until <= current_date)
$$;
