-- The queries of a search, each with how good what it finds is: 3 in the name, 2 in what describes it, 1 anywhere. What a better one of the same level finds is
-- left out by the index of words, so that documents are hardly read.
create or replace function ranked_queries(queries tsquery[], in_name tsquery[], described tsquery[])
returns table (rank integer, query tsquery)
language sql immutable rows 12 as $$
  select ranked.rank, ranked.query
  from unnest(queries, in_name, described) one (query, in_name, described)
  cross join lateral (
    select 3 as rank, one.query where one.in_name is null
    union all select 2, one.described && !!one.in_name where one.in_name is not null
    union all select 1, one.query && !!one.in_name && !!one.described where one.in_name is not null
  ) ranked
$$;
revoke execute on function ranked_queries from public;
