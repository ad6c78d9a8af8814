-- Tags are compared with the apostrophes and hyphens of a keyboard, whatever telephones put in their place. Two tags that are
-- one by that become the older of the two.

create temporary table plain_tags on commit drop as
select id, key, min(id) over (partition by key) as kept from (
  select id, translate(key, U&'\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\055A\A78C\2010\2011\2012\2013\2014\2015\2212\2043\058A\05BE',
    '''''''''''''''''''''''''----------') as key
  from custom_tags
) as tag;

insert into photo_custom_tags (photo_id, tag_id)
select photo_id, kept from photo_custom_tags join plain_tags on plain_tags.id = tag_id where kept <> tag_id
on conflict do nothing;
update tag_aliases set tag_id = kept from plain_tags where plain_tags.id = tag_id and kept <> tag_id;
delete from custom_tags using plain_tags where plain_tags.id = custom_tags.id and kept <> custom_tags.id;
update custom_tags set key = plain_tags.key from plain_tags
where plain_tags.id = custom_tags.id and plain_tags.key <> custom_tags.key;

create temporary table plain_aliases on commit drop as
select distinct on (plain_key) key, plain_key from (
  select key, translate(key, U&'\2018\2019\201B\02B9\02BB\02BC\02BD\02BE\02BF\2032\055A\A78C\2010\2011\2012\2013\2014\2015\2212\2043\058A\05BE',
    '''''''''''''''''''''''''----------') as plain_key
  from tag_aliases
) as alias
where not exists (select from custom_tags where custom_tags.key = plain_key)
order by plain_key, plain_key = key desc, key;
delete from tag_aliases where key not in (select key from plain_aliases);
update tag_aliases set key = plain_key from plain_aliases
where plain_aliases.key = tag_aliases.key and plain_key <> tag_aliases.key;
