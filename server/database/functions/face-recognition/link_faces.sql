-- after: link_face, compare_faces
-- Whoever is named in a picture, in whatever way, gives the face that was found there their name; whoever is named no more is suggested no more.
create or replace function link_faces() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from public.picture_faces face where face.organization_id = old.organization_id and face.likely_key = old.name_key) then
      perform public.compare_faces(old.organization_id);
    end if;
    return null;
  end if;
  perform public.link_face(new);
  return null;
end $$;
create or replace trigger link_faces after insert or delete or update of asset_id, content_version, name_key, x, y, width, height on public.asset_persons
  for each row execute function link_faces();
