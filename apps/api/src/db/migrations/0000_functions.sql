-- Lower case without accents, so that a search for "pribeh" finds "Príbeh". Needs no extension.
create or replace function fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g') $$;
