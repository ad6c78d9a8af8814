-- No place leaves with a film: of each that is kept there is one without tags, and that alone is handed out.

alter table document_versions add column film text check (film <> '');
comment on column document_versions.film is
  'Of a video: the ending of the file that is handed out, which has no tags. Null until there is one.';

-- Those of before are made ready again.
update document_versions set state = 'making' where kind = 'video' and state <> 'making';
insert into jobs (kind, payload)
select 'make-document', jsonb_build_object('versionId', id) from document_versions where kind = 'video';

update photos set state = 'making', is_as_uploaded = false where is_as_uploaded and purged_at is null;
insert into jobs (kind, payload)
select 'make-film', jsonb_build_object('photoId', id) from photos
where media_type = 'video' and state = 'making' and purged_at is null;

-- Who uploaded a copy again, and when: whoever uploads his own is named still, since nobody else had it until then.
alter table reuploads drop constraint reuploads_pkey;
alter table reuploads add primary key (copy_id, photo_id);
alter table reuploads add column uploaded_by integer, add column uploaded_at timestamptz;
comment on column reuploads.uploaded_by is 'No foreign key: what is known of a copy outlives the member. Null where it is not known.';
comment on column reuploads.photo_id is 'One in which it was found.';
update reuploads set uploaded_by = entry.actor_id, uploaded_at = entry.at
from audit_entries entry
where entry.action = 'photo.upload' and entry.object_id = reuploads.photo_id::text;
update reuploads set uploaded_by = photos.uploaded_by, uploaded_at = photos.created_at
from photos where photos.id = reuploads.photo_id and reuploads.uploaded_by is null;
