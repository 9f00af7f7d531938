-- Of an asset whose picture has been looked at, a text that came later is read alone.
alter table recognition_readings add column part text not null default 'Whole' check (part in ('Whole', 'Text'));
