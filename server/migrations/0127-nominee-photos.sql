-- A photo that a brother stands with in one election, other than that of his profile.

create table nominee_photos (
  nominee_id  integer primary key references nominees (id) on delete cascade,
  name        text not null unique,
  hash        text not null,
  chosen_at   timestamptz not null
);
comment on table nominee_photos is 'One row = one brother who is named for a position and has chosen a photo for it; what has no row is shown with the portrait.';
comment on column nominee_photos.name is 'Of its files in the store, a code with `.webp` behind it.';
