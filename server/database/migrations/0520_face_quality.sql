-- How alike another face must be at the least to be taken for the same person's: more for what shows little of a face. Null: it is never taken for another's, as a drawing.
alter table picture_faces add column joins_from double precision default 0.68;
