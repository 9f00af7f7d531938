-- What a published template describes depends on its name and type: both stay, and it never is unpublished again. It goes only with its organization.
create or replace function freeze_template() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'Created' and pg_trigger_depth() = 1 then
      raise exception 'A published template does not go';
    end if;
    return old;
  end if;
  if old.state = 'Created' then
    return new;
  end if;
  if new.state = 'Created' or old.state = 'Hidden' and new.state <> 'Hidden' then
    raise exception 'A template that is % does not become %', old.state, new.state;
  end if;
  if (new.name, new.type, new.published_at) is distinct from (old.name, old.type, old.published_at) then
    raise exception 'A published template stays as it is';
  end if;
  return new;
end $$;
create or replace trigger freeze_template before update or delete on public.templates for each row execute function freeze_template();
