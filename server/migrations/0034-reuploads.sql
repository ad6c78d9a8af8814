-- Copies that somebody uploaded again: whoever leaks such a photo shows their mark, too, so that it names nobody any more.

create table reuploads (
  copy_id bigint primary key,
  photo_id integer not null,
  found_at timestamptz not null default now()
);
comment on table reuploads is
  'Marks found in photos as they were uploaded. Rows outlive the photo, of which copies may be about, and leave with that of the copy.';
comment on column reuploads.photo_id is 'The first in which it was found.';

-- Those that are made ready later are read then.
insert into jobs (kind, payload)
select 'read-marks', jsonb_build_object('photoId', id) from photos
where media_type = 'photo' and state = 'ready' and purged_at is null;
