-- after: compare_faces
-- Gives the face that lies where somebody has been named, if one was found there, their name: the best of those that nobody has. What was erased of a name is not
-- learnt again: then the face goes.
create or replace function link_face(person public.asset_persons) returns void language plpgsql as $$
declare
  face_ uuid;
begin
  select face.id into face_
  from public.picture_faces face
  cross join lateral (
    select greatest(0, least(face.x + face.width, person.x + person.width) - greatest(face.x, person.x))
      * greatest(0, least(face.y + face.height, person.y + person.height) - greatest(face.y, person.y)) as area
  ) shared
  where face.organization_id = person.organization_id and face.asset_id = person.asset_id and face.content_version = person.content_version
    and (face.person_id is null or face.person_id = person.id)
    -- The likeness of two areas, as src/domain/persons/area.ts has it. By hand faces are drawn generously.
    and shared.area / (face.width * face.height + person.width * person.height - shared.area) >= 0.3
  order by shared.area / (face.width * face.height + person.width * person.height - shared.area) desc, face.id limit 1;
  update public.picture_faces set person_id = null
    where organization_id = person.organization_id and person_id = person.id and id is distinct from face_;
  if face_ is null then
    return;
  end if;
  -- Whoever erases the name (server/face-recognition/eraseFaces.ts) waits for this, or this for them.
  perform pg_advisory_xact_lock_shared(hashtextextended(format('face %s %s', person.organization_id, person.name_key), 0));
  if exists (select from public.unlearnt_persons erased where erased.organization_id = person.organization_id and erased.name_key = person.name_key) then
    delete from public.picture_faces where organization_id = person.organization_id and id = face_;
    return;
  end if;
  update public.picture_faces set person_id = person.id, is_taught = false, likely_name = null, likely_key = null, likely_confidence = null
    where organization_id = person.organization_id and id = face_;
  perform public.compare_faces(person.organization_id);
end $$;
