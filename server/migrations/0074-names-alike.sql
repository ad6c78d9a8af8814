-- Names are compared in one form, whatever their case, accents, apostrophes and hyphens, and `ae` is `ä`. The program has
-- the same two forms (`bareName` and `spelledName`), and a test compares them.

create function bare_name(name text) returns text language sql immutable parallel safe
return nullif(case
  when octet_length(name) = length(name) then regexp_replace(lower(name), '[^a-z0-9]+', '', 'g')
  else regexp_replace(
    replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name, NFKD),
      '[\u0300-\u036F\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]',
      '', 'g')), 'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u02B0-\u02FF\u2000-\u206F\u2212\u3000-\u3004\u30FB\uFE58\uFE63\uFEFF]+',
    '', 'g')
end, '');

create function spelled_name(name text) returns text language sql immutable parallel safe
return case
  when octet_length(name) = length(name) then bare_name(name)
  else bare_name(replace(replace(replace(replace(replace(
    lower(normalize(name, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
end;

create function has_two_spellings(name text) returns boolean language sql immutable parallel safe
return octet_length(name) <> length(name) and name ~ '[äöüøåÄÖÜØÅ\u0308\u030A\u212B]';

comment on function bare_name is 'Letters and digits alone, without accents; null where there are none.';
comment on function spelled_name is 'The same with ae for ä, oe for ö and ø, ue for ü, aa for å.';
comment on function has_two_spellings is 'Whether the second form may be another than the first.';

-- Few names are spelled in two ways: only those are in the second index of each pair.
drop index members_by_name, members_by_full_name, members_by_familiar_name, lineage_ties_by_big_name, lineage_ties_by_little_name;
create index members_by_last_name on members (bare_name(last_name));
create index members_by_spelled_last_name on members (spelled_name(last_name))
  where has_two_spellings(last_name);
create index members_by_full_name on members (bare_name(first_name || ' ' || last_name));
create index members_by_spelled_name on members (spelled_name(first_name || ' ' || last_name))
  where has_two_spellings(first_name || ' ' || last_name);
create index members_by_familiar_name on members (bare_name(familiar || ' ' || last_name)) where familiar is not null;
create index members_by_spelled_familiar_name on members (spelled_name(familiar || ' ' || last_name))
  where has_two_spellings(familiar || ' ' || last_name);
create index lineage_ties_by_big_name on lineage_ties (bare_name(big_name)) where big_name is not null;
create index lineage_ties_by_spelled_big_name on lineage_ties (spelled_name(big_name))
  where has_two_spellings(big_name);
create index lineage_ties_by_little_name on lineage_ties (bare_name(little_name)) where little_name is not null;
create index lineage_ties_by_spelled_little_name on lineage_ties (spelled_name(little_name))
  where has_two_spellings(little_name);
