-- after: current_organization
-- Names with a word that is written nearly so, the most similar first. As found_folders: with its owner's rights, within the organization alone; what is
-- kept from the caller, the caller must leave out.
-- Loads the library: only then its parameter may be set by who is no superuser.
select show_limit();
create or replace function similar_names(word text, most integer)
returns table (at integer, name text)
language sql stable security definer rows 50 set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan
set pg_trgm.word_similarity_threshold = 0.3 as $$
  select item.position, item.name_key from (
    select folder.position, folder.name_key from public.folders folder
    where folder.organization_id = public.current_organization() and folder.trashed_at is null and folder.name_key %> word
    union all
    select asset.position, asset.name_key from public.assets asset
    where asset.organization_id = public.current_organization() and asset.trashed_at is null and asset.name_key %> word
  ) item
  order by word_similarity(word, item.name_key) desc, item.position
  limit most
$$;
revoke execute on function similar_names from public;
grant execute on function similar_names to vitrine_app;
