-- Rows of the index of words are narrow: what a word finds is read from many of them, and their documents are not asked for. A document that makes its row
-- longer than two kilobytes stands beside the table from now on; those that were written before move when they are written anew. Names stay: pages are ordered by them.
alter table search_entries set (toast_tuple_target = 128);
alter table search_entries alter column name_key set storage main;
