-- Whose words are taken for the wrong city may stay off the map; another location is looked for again.

alter table members add column on_map boolean not null default true;
comment on column members.on_map is 'False: city, latitude and longitude stay null for this location, by his choice.';
