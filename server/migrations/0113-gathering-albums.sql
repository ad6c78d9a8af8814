-- The album of a gathering, and the photos that brothers have moved there.

create table gathering_albums (
  gathering_id  integer primary key references gatherings (id) on delete cascade,
  album_id      integer not null unique references albums (id) on delete cascade,
  linked_by     integer references members (id) on delete set null,
  linked_at     timestamptz not null default now()
);
comment on table gathering_albums is 'One row = the album of one gathering.';

create table gathering_photo_moves (
  photo_id      integer primary key references photos (id) on delete cascade,
  gathering_id  integer not null references gatherings (id) on delete cascade,
  from_album    integer not null references albums (id) on delete cascade,
  moved_at      timestamptz not null default now()
);
comment on table gathering_photo_moves is 'One row = a photo that its uploader has moved to the album of a gathering, and where it lay before.';
create index gathering_photo_moves_by_gathering on gathering_photo_moves (gathering_id);
create index gathering_photo_moves_by_album on gathering_photo_moves (from_album);
