-- Whatever calls an asset otherwise: values that name it are sorted by what it is called now, by the job of server/metadata/kinds.ts. Found at the next look for jobs.
create or replace function follow_asset_name() returns trigger language plpgsql as $$
begin
  if exists (
    select from public.template_attributes attribute
    join public.metadata_values value on value.organization_id = new.organization_id and value.attribute_id = attribute.id and value.key = new.id::text
    where attribute.organization_id = new.organization_id and attribute.type = 'asset'
  ) then
    insert into public.jobs (id, organization_id, kind, queue, payload)
      values (gen_random_uuid(), new.organization_id, 'renamedAssets', 'metadata', jsonb_build_object('assetIds', jsonb_build_array(new.id)));
  end if;
  return null;
end $$;
create or replace trigger follow_asset_name after update of name_key on public.assets
  for each row when (new.name_key is distinct from old.name_key) execute function follow_asset_name();
