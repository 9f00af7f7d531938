-- after: visited_organization, closed_folders, is_released, portal_state
-- Brings the records of the Live portal at this address up to what is public now. Calls wait for each other, and changes get the time at which they are
-- noted: whoever asks from the time of their last answer misses none. Costs one look at the latest changes where there were none.
create or replace function note_portal_records(address text) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  organization uuid;
  seen pg_snapshot;
  stamp timestamptz(3);
  is_first boolean;
begin
  perform set_config('app.portal', address, true);
  organization := public.visited_organization();
  if organization is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('portal_records ' || organization, 0));
  -- Changes are swept after two hours: then a look says nothing.
  if exists (
    select from public.portal_record_states state
    where state.organization_id = organization and state.day = current_date and state.noted_at > now() - interval '1 hour'
      and not (select has_changed from public.portal_state(address, null, state.snapshot::pg_snapshot)))
  then return; end if;
  seen := pg_current_snapshot();
  stamp := clock_timestamp();
  is_first := not exists (select from public.portal_records where organization_id = organization);

  with recursive tree (id, path) as (
    select id, array[id] from public.folders where organization_id = organization and parent_id is null
    union all
    select folder.id, tree.path || folder.id
    from tree join public.folders folder on folder.organization_id = organization and folder.parent_id = tree.id
  ),
  described as (
    select value.asset_id,
      bit_xor(hashtextextended(concat_ws(chr(31), template.state, attribute.id, attribute.name, attribute.element, value.position, value.value, option.label, other.name, other.seo_title, contact.first_name, contact.last_name), 0)) as fingerprint
    from public.metadata_values value
    join public.template_attributes attribute
      on attribute.organization_id = organization and attribute.id = value.attribute_id and attribute.visible_on_portal
    join public.templates template on template.organization_id = organization and template.id = attribute.template_id and template.state <> 'Created'
    -- By the name that is shown: of an option that was merged, the name of the one that stays.
    left join (
      select merged.id, stays.label from public.template_options merged
      join public.template_options stays on stays.organization_id = organization and stays.id = coalesce(merged.merged_into, merged.id)
      where merged.organization_id = organization
    ) option on option.id = case when attribute.type in ('dropDown', 'multipleChoice') then value.value::uuid end
    left join public.assets other on other.organization_id = organization and other.id = case when attribute.type = 'asset' then value.value::uuid end
    -- Without its column "organization", which is a variable here.
    left join (select organization_id, id, first_name, last_name from public.contacts where trashed_at is null) contact on contact.organization_id = organization
      and contact.id = case when attribute.type = 'contact' then value.value::uuid end
    where value.organization_id = organization
    group by value.asset_id
  ),
  shown as materialized (
    select asset.id, tree.path, asset.created_at,
      hashtextextended(concat_ws(chr(31), asset.name, asset.seo_title, asset.description, asset.file_number, asset.media_type, asset.content_version, asset.thumbnail,
        coalesce(asset.rights_statement, portal.rights_statement), portal.title, portal.web_address, portal.custom_domain, described.fingerprint), 0) as fingerprint
    from public.assets asset
    join public.portals portal on portal.organization_id = organization
    join tree on tree.id = asset.folder_id
    left join described on described.asset_id = asset.id
    where asset.organization_id = organization and public.is_released(asset) and asset.folder_id not in (select public.closed_folders())
  ),
  noted as (
    insert into public.portal_records (organization_id, asset_id, is_public, folders, fingerprint, public_since, changed_at)
    select organization, shown.id, true, shown.path, shown.fingerprint, case when is_first then shown.created_at else stamp end, stamp
    from shown
    left join public.portal_records record on record.organization_id = organization and record.asset_id = shown.id
    where record.asset_id is null or not record.is_public or record.fingerprint <> shown.fingerprint or record.folders <> shown.path
    on conflict (organization_id, asset_id) do update
      set is_public = true, folders = excluded.folders, fingerprint = excluded.fingerprint, changed_at = excluded.changed_at
  )
  update public.portal_records record set is_public = false, changed_at = stamp
  where record.organization_id = organization and record.is_public and not exists (select from shown where shown.id = record.asset_id);

  insert into public.portal_record_states (organization_id, snapshot, day, noted_at) values (organization, seen::text, current_date, stamp)
    on conflict (organization_id) do update set snapshot = excluded.snapshot, day = excluded.day, noted_at = excluded.noted_at;
end $$;
revoke execute on function note_portal_records from public;
grant execute on function note_portal_records to vitrine_app;
drop policy if exists visitor on public.portal_records;
create policy visitor on portal_records for select to vitrine_visitor using (organization_id = (select visited_organization()));
