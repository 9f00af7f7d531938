-- after: public_name
-- By what portals put assets in order.
create or replace function set_title_key() returns trigger language plpgsql as $$
begin
  new.title_key := lower(public.public_name(new.name, new.seo_title));
  return new;
end $$;
create or replace trigger set_title_key before insert or update of name, seo_title on public.assets for each row execute function set_title_key();
