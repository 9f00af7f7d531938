-- Searches read a bounded part of the index, however common a word is and wherever it stands. For that each word carries, behind the
-- mark of its organization, a level and a place (server/search/words.ts):
--  the level, from the entry's own identifier: 5 has one entry in 1,024, 4 one in 256, then 64, 16 and 4, and 0 the rest. A search goes
--  from the smallest level to the largest until it has enough: what half a collection has is found in the small ones.
--  the place: N for words of the name, A for all words. What matches in the name is found first, without a look at all that matches
--  anywhere. Words of name, file number and description have the weight A there, the others D.
-- The index is made anew afterwards: to change it word by word would take far longer.
drop index search_entries_by_word;

update search_entries set document = (
  select string_agg(word, ' ')::tsvector from (
    select substr(lexeme, 1, 6) || level.number || 'N' || substr(lexeme, 7) from unnest(head) where 'A' = any (weights)
    union all
    select substr(all_.lexeme, 1, 6) || level.number || 'A' || substr(all_.lexeme, 7) || case when described.lexeme is null then ':1' else ':1A' end
    from unnest(tsvector_to_array(document)) all_ (lexeme)
    left join unnest(tsvector_to_array(head)) described (lexeme) on described.lexeme = all_.lexeme
  ) words (word)
)
from (
  select entry.id as entry_id,
    case
      when tail % 1024 = 0 then 5 when tail % 256 = 0 then 4 when tail % 64 = 0 then 3 when tail % 16 = 0 then 2 when tail % 4 = 0 then 1 else 0
    end as number
  from search_entries entry, lateral (select ('x' || right(entry.id::text, 4))::bit(16)::integer as tail) tail
) level
where level.entry_id = search_entries.id and search_entries.document <> ''::tsvector;

-- Without the list of pending changes, which every search would have to go through.
create index search_entries_by_word on search_entries using gin (document) with (fastupdate = off);

drop function found_entries, found_entries_for;

alter table search_entries drop column head;

-- Operators of text search are not leakproof: under row-level security they would scan the whole table. This function has its owner's
-- rights and keeps to the organization itself. What the caller's rules hide beyond that, the caller's own query must. Its plan must not
-- depend on a guess at how much will be found. The queries are gone through in their order until `most` are found: those of names, which
-- have no `in_name`, before the others. Better ranks first; `after`: where the page before ended.
create function found_entries(
  queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with hit as materialized (
    select found.*
    from unnest(queries, in_name, described) asked (query, in_name, described)
    cross join lateral (
      select entry.id, entry.kind, entry.name_key as name,
        case when asked.in_name is null then 3 when entry.document @@ asked.described then 2 else 1 end as rank
      from public.search_entries entry
      where entry.document @@ asked.query
        and (asked.in_name is null or not entry.document @@ asked.in_name)
        and entry.organization_id = public.current_organization()
        and entry.type = any (only_types)
      limit most
    ) found
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;

-- found_entries for a user who has restrictions: what is restricted for them neither shows nor counts.
create function found_entries_for(
  of_user uuid, queries tsquery[], in_name tsquery[], described tsquery[], only_types text[], most integer,
  after_rank integer, after_name text, after_id uuid, page integer
) returns table (id uuid, kind text, rank integer, name text, total integer)
language sql stable security definer rows 30 set search_path = pg_catalog, public set enable_seqscan = off as $$
  with restricted as materialized (select folder_id from public.restricted_folders(of_user) as folder_id),
  hit as materialized (
    select found.*
    from unnest(queries, in_name, described) asked (query, in_name, described)
    cross join lateral (
      select entry.id, entry.kind, entry.name_key as name,
        case when asked.in_name is null then 3 when entry.document @@ asked.described then 2 else 1 end as rank
      from public.search_entries entry
      left join public.assets asset on entry.kind = 'asset' and asset.organization_id = entry.organization_id and asset.id = entry.id
      where entry.document @@ asked.query
        and (asked.in_name is null or not entry.document @@ asked.in_name)
        and entry.organization_id = public.current_organization()
        and entry.type = any (only_types)
        and coalesce(asset.folder_id, entry.id) not in (select folder_id from restricted)
        and entry.id not in (
          select asset_id from public.access_restrictions
          where organization_id = public.current_organization() and user_id = of_user and asset_id is not null)
      limit most
    ) found
    limit most
  )
  select hit.id, hit.kind, hit.rank, hit.name, (select count(*)::integer from hit)
  from hit
  where after_rank is null or (-hit.rank, hit.name, hit.id) > (-after_rank, after_name, after_id)
  order by -hit.rank, hit.name, hit.id
  limit page
$$;
