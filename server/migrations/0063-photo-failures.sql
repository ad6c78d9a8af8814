-- A photo or video that cannot be made ready keeps the sentence that says why, and is made again where that is asked for.

alter table photos add column failure text check (failure <> ''),
  add column queued_at timestamptz not null default now();
comment on column photos.failure is 'The sentence that says why it cannot be shown. Null unless it has failed.';
comment on column photos.queued_at is 'When its making was last asked for.';

-- Of those of before nobody knows why: slow machines failed sound ones too. They are made again, and told of if they fail.
update photos set state = 'making' where state = 'failed';
insert into jobs (kind, payload) select 'make-photo', jsonb_build_object('photoId', id)
from photos where state = 'making' and purged_at is null and media_type <> 'video';
insert into jobs (kind, payload) select 'make-film', jsonb_build_object('photoId', id)
from photos where state = 'making' and purged_at is null and media_type = 'video';

alter table photos add constraint photos_failure check ((state = 'failed') = (failure is not null));

-- What failed stands in nobody's way: whoever else sends the same has a photo of his own.
drop index photos_by_content;
create unique index photos_by_content on photos (album_id, sha256)
  where deleted_at is null and purged_at is null and state <> 'failed';

drop index photos_hidden;
create index photos_hidden on photos (id)
  where is_flagged or deleted_at is not null or purged_at is not null or state = 'failed';

-- The search is for those that can be shown.
drop index photos_by_day;
create index photos_by_day on photos (taken_at, id) where deleted_at is null and purged_at is null and failure is null;
