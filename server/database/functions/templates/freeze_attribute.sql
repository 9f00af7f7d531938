-- Of a published template's attributes only the help text, the way they are shown, and the default among options that were merged change.
create or replace function freeze_attribute() returns trigger language plpgsql as $$
declare
  is_published boolean;
  changed text[];
begin
  -- With its template or its organization.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  select state <> 'Created' into is_published from public.templates
    where organization_id = coalesce(new.organization_id, old.organization_id) and id = coalesce(new.template_id, old.template_id);
  if not is_published then
    return coalesce(new, old);
  end if;
  if tg_op <> 'UPDATE' then
    raise exception 'The attributes of a published template stay';
  end if;
  select array_agg(one.key) into changed
    from jsonb_each(to_jsonb(new)) one where one.value is distinct from to_jsonb(old) -> one.key;
  if new.type in ('dropDown', 'multipleChoice') then
    changed := array_remove(changed, 'default_value');
  end if;
  if not coalesce(changed, '{}') <@ array['help_text', 'display_position', 'width', 'in_table', 'in_details'] then
    raise exception 'The attributes of a published template stay as they are';
  end if;
  return new;
end $$;
create or replace trigger freeze_attribute before insert or update or delete on public.template_attributes for each row execute function freeze_attribute();
