-- Photos that were made ready before copies of them were marked are made ready anew.

with unmarked as (
  update photos set state = 'making'
  where media_type = 'photo' and state = 'ready' and purged_at is null
  returning id
)
insert into jobs (kind, payload) select 'make-photo', jsonb_build_object('photoId', id) from unmarked;
