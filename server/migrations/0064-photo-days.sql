-- When a photo was taken: who says so, whether the hour is known, and how far the clock of the place was ahead of UTC.

alter table photos
  add column taken_from text not null default 'arrival'
    check (taken_from in ('file', 'name', 'device', 'arrival', 'hand')),
  add column is_day_only boolean not null default false,
  add column taken_ahead smallint check (taken_ahead between -840 and 840),
  add column sent_ahead smallint check (sent_ahead between -840 and 840);
comment on column photos.taken_at is 'By the clock of the place, for order alone; of a day without an hour the hour is made up.';
comment on column photos.taken_from is 'What says when it was taken; by hand is never changed by what a file says.';
comment on column photos.taken_ahead is 'Minutes by which that clock was ahead of UTC, where the file says so.';
comment on column photos.sent_ahead is 'The same of the device that sent it.';

-- Of those of before, what does not stand at the hour it came was read from the file.
update photos set taken_from = 'file'
where abs(extract(epoch from taken_at::timestamp - created_at at time zone 'UTC')) > 3600;
