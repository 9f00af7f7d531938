-- What folders and assets are found by, apart from them, so that their own rows stay small and their changes cheap.
-- Every word begins with six characters of its organization (server/search/words.ts): a search never walks through others' rows.
create table search_entries (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  kind text not null check (kind in ('folder', 'asset')),
  type text not null,
  -- Words of name (A), file number (B) and description (C): short, so that ranking reads little.
  head tsvector not null,
  -- All of them and the words of the content.
  document tsvector not null
);

-- Without the list of pending changes, which every search would have to go through.
create index search_entries_by_word on search_entries using gin (document) with (fastupdate = off);

-- Operators of text search are not leakproof: under row-level security they would scan the whole table. This function has its owner's
-- rights and keeps to the organization itself. What the caller's rules hide beyond that, the caller's own query must. Its plan must not
-- depend on a guess at how much will be found: always by the index inside, and by primary keys around it.
create function found_entries(words tsquery, in_head tsquery, in_name tsquery, only_type text, most integer)
returns table (id uuid, kind text, rank integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  select entry.id, entry.kind, case when entry.head @@ in_name then 3 when entry.head @@ in_head then 2 else 1 end
  from public.search_entries entry
  where entry.document @@ words
    and entry.organization_id = public.current_organization()
    and (only_type is null or entry.type = only_type)
  limit most
$$;
