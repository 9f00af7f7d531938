-- How portals call an asset: by its SEO title, else as its file is called, without the extension.
create or replace function public_name(name text, seo_title text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(btrim(seo_title), ''), regexp_replace(name, '(?<=[^.])\.[[:alnum:]]{1,10}$', ''))
$$;
