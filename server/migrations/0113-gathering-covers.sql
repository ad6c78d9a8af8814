-- The picture of a gathering.

create table gathering_covers (
  gathering_id  integer primary key references gatherings (id) on delete cascade,
  code          text unique check (length(code) = 22),
  photo_id      integer references photos (id) on delete cascade,
  hash          text,
  alt           text,
  chosen_by     integer references members (id) on delete set null,
  chosen_at     timestamptz not null default now(),
  check (num_nonnulls(code, photo_id) = 1)
);
comment on table gathering_covers is 'One row = the picture of one gathering: a file of its own, or a photo of an album, which is seen as there.';
comment on column gathering_covers.code is 'The name of its files in the store.';
create index gathering_covers_by_photo on gathering_covers (photo_id) where photo_id is not null;
