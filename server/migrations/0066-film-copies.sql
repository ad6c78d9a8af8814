-- Copies of films into which is written whose they are; and pictures that move are made anew, so that each frame can be marked.

create table film_copies (
  id         integer generated always as identity primary key,
  photo_id   integer not null references photos (id) on delete cascade,
  member_id  integer not null references members (id) on delete cascade,
  copy_id    bigint not null unique,
  state      text not null default 'making' check (state in ('making', 'ready', 'failed')),
  sha256     bytea check (length(sha256) = 32),
  bytes      bigint check (bytes > 0),
  asked_at   timestamptz not null,
  unique (photo_id, member_id),
  check (state <> 'ready' or (sha256 is not null and bytes is not null))
);
comment on table film_copies is 'Kept for a day, so that who asked for one can fetch it; a row of copies comes to be when he does.';
comment on column film_copies.copy_id is 'Written into the film in hexadecimal digits; the id of its row of copies.';
create unique index film_copies_making on film_copies (member_id) where state = 'making';
create index film_copies_of_member on film_copies (member_id);
create index film_copies_by_age on film_copies (asked_at);

with unmarked as (
  update photos set state = 'making'
  where media_type = 'photo' and is_animated and state = 'ready' and purged_at is null
  returning id
)
insert into jobs (kind, payload) select 'make-photo', jsonb_build_object('photoId', id) from unmarked;
