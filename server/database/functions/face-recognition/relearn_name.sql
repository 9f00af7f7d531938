-- after: compare_faces
-- Has faces compared again with those that have a name: something that was taken off them may be likely again.
create or replace function relearn_name(of_organization uuid, keys text[]) returns void language plpgsql as $$
begin
  update public.picture_faces face set is_taught = false
    from public.asset_persons person
    where face.organization_id = of_organization and person.id = face.person_id and person.organization_id = of_organization and person.name_key = any (keys);
  if found then
    perform public.compare_faces(of_organization);
  end if;
end $$;
