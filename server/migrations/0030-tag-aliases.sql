-- What tags were called that have become another: whoever types one of these gets the tag it became.

create table tag_aliases (
  key     text primary key,
  tag_id  integer not null references custom_tags (id) on delete cascade
);
comment on table tag_aliases is 'Left by merges; goes with its tag.';
create index tag_aliases_of_tag on tag_aliases (tag_id);
