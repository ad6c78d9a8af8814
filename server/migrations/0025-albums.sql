-- Albums of photos and videos, with tags and flags; no column holds a place.

create table albums (
  id           integer generated always as identity primary key,
  title        text not null check (title <> ''),
  description  text,
  is_open      boolean not null,
  created_by   integer references members (id) on delete set null,
  created_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  deleted_by   integer references members (id) on delete set null,
  purged_at    timestamptz,
  constraint albums_purged_check check (purged_at is null or deleted_at is not null)
);
comment on table albums is 'What is deleted stays as long as the bin keeps it; what is purged until the files of its photos are gone.';
create index albums_newest on albums (created_at desc, id desc) where deleted_at is null;
create index albums_in_bin on albums (deleted_at desc, id desc) where deleted_at is not null;
create index albums_by_creator on albums (created_by);
create index albums_by_deleter on albums (deleted_by);

create table photos (
  id                 integer generated always as identity primary key,
  album_id           integer not null references albums (id),
  code               text not null unique check (length(code) = 22),
  media_type         text not null check (media_type in ('photo', 'video')),
  mime_type          text not null,
  extension          text not null,
  original_filename  text not null,
  bytes              integer not null check (bytes > 0),
  sha256             bytea not null check (length(sha256) = 32),
  width              integer check (width > 0),
  height             integer check (height > 0),
  duration_ms        integer,
  is_animated        boolean not null default false,
  hash               text,
  taken_at           text not null check (taken_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$'),
  caption            text,
  uploaded_by        integer references members (id) on delete set null,
  created_at         timestamptz not null default now(),
  state              text not null default 'making' check (state in ('making', 'ready', 'failed')),
  is_flagged         boolean not null default false,
  deleted_at         timestamptz,
  deleted_by         integer references members (id) on delete set null,
  purged_at          timestamptz
);
comment on column photos.code is 'Names its files: originals/, views/ and thumbs/.';
comment on column photos.sha256 is 'Of the original.';
comment on column photos.taken_at is 'By the clock of the camera, which knows no zone; else when it came.';
comment on column photos.is_flagged is 'Under review: all but super admins do not see it.';
comment on column photos.purged_at is 'Deleted for good: a job removes the files, then the row.';
create unique index photos_by_content on photos (album_id, sha256) where deleted_at is null and purged_at is null;
create index photos_as_taken on photos (album_id, taken_at, id) where deleted_at is null and purged_at is null;
create index photos_of_album on photos (album_id);
create index photos_hidden on photos (id) where is_flagged or deleted_at is not null or purged_at is not null;
create index photos_by_uploader on photos (uploaded_by);
create index photos_by_deleter on photos (deleted_by);

create trigger photos_forget_subject after delete on photos for each row execute function forget_subject('photo');

create table photo_flags (
  id          integer generated always as identity primary key,
  photo_id    integer not null references photos (id) on delete cascade,
  reason      text not null check (reason <> ''),
  reason_key  text not null,
  flagged_by  integer references members (id) on delete set null,
  flagged_at  timestamptz not null default now(),
  settled_at  timestamptz,
  settled_by  integer references members (id) on delete set null
);
comment on table photo_flags is 'A photo that is approved keeps its flags, so that the same reason does not hide it again; one that is deleted takes them along.';
comment on column photo_flags.reason_key is 'The reason as it is compared: letters and numbers alone.';
create unique index photo_flags_open on photo_flags (photo_id) where settled_at is null;
create index photo_flags_newest on photo_flags (flagged_at desc, id desc) where settled_at is null;
create index photo_flags_of_photo on photo_flags (photo_id, reason_key);
create index photo_flags_by_flagger on photo_flags (flagged_by);
create index photo_flags_by_settler on photo_flags (settled_by);

create table custom_tags (
  id    integer generated always as identity primary key,
  name  text not null check (name <> ''),
  key   text not null unique
);
comment on column custom_tags.key is 'The name as it is compared: one tag whatever its case and accents.';

create table photo_custom_tags (
  photo_id  integer not null references photos (id) on delete cascade,
  tag_id    integer not null references custom_tags (id) on delete cascade,
  primary key (photo_id, tag_id)
);
create index photo_custom_tags_by_tag on photo_custom_tags (tag_id, photo_id desc);

create table photo_member_tags (
  photo_id    integer not null references photos (id) on delete cascade,
  member_id   integer not null references members (id) on delete cascade,
  x           double precision not null check (x between 0 and 100),
  y           double precision not null check (y between 0 and 100),
  tagged_by   integer references members (id) on delete set null,
  tagged_at   timestamptz not null default now(),
  is_pending  boolean not null default false,
  primary key (photo_id, member_id)
);
comment on column photo_member_tags.is_pending is 'Waits for his yes: nobody but the two sees it.';
create index photo_member_tags_by_member on photo_member_tags (member_id, photo_id desc);
create index photo_member_tags_by_tagger on photo_member_tags (tagged_by);

create table photo_tag_refusals (
  photo_id   integer not null references photos (id) on delete cascade,
  member_id  integer not null references members (id) on delete cascade,
  primary key (photo_id, member_id)
);
comment on table photo_tag_refusals is 'Who took himself off a photo is not tagged there again.';
create index photo_tag_refusals_by_member on photo_tag_refusals (member_id);

create table photo_tag_consents (
  member_id  integer primary key references members (id) on delete cascade,
  consent    text not null check (consent in ('tell', 'ask', 'never'))
);
comment on table photo_tag_consents is 'A member without a row is told when he is tagged.';
