-- Places, from 0, of cells that their spreadsheet could not calculate. Of the lines that are here nobody knows which were texts.
alter table metadata_import_lines add column not_calculated integer[] not null default '{}';
with failed as (
  select organization_id, import_id, number, array_agg((at - 1)::integer order by at) as places
  from metadata_import_lines, unnest(cells) with ordinality as said (cell, at)
  where trim(cell) ~ '^(#(NULL!|DIV/0!|VALUE!|REF!|NAME\?|NUM!|N/A|GETTING_DATA|SPILL!|CALC!|VERDI!|NAVN\?|I/T|¡NULO!|¡DIV/0!|¡VALOR!|¡REF!|¿NOMBRE\?|¡NUM!|N/D)|Err:\d{3})$'
  group by organization_id, import_id, number)
update metadata_import_lines line set not_calculated = failed.places
  from failed where (line.organization_id, line.import_id, line.number) = (failed.organization_id, failed.import_id, failed.number);
