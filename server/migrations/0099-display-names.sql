-- The name a brother goes by, as the program has it (`goesBy` and `displayName` of the contract): a test compares them.

create function goes_by(first_name text, familiar text) returns text language sql immutable parallel safe
return coalesce(nullif(familiar, ''), first_name);

create function display_name(first_name text, familiar text, last_name text) returns text
language sql immutable parallel safe
return case
  when goes_by(first_name, familiar) = last_name then last_name
  else goes_by(first_name, familiar) || ' ' || last_name
end;

comment on function goes_by is 'The familiar name in place of the first.';
comment on function display_name is 'That name with the last one; who has one name alone, in both, is called by it once.';
