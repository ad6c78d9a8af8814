-- Office files and CSV are shown here: of each version it is known what was made of it for that.

alter table document_versions add column rendition text check (rendition in ('pdf', 'docx', 'tables', 'slides'));
comment on column document_versions.rendition is
  'Of an Office or CSV file: what was made of it to be shown, as a file of the store. Null where nothing was.';

-- Those of before are made ready again; what was struck out of them is no longer found either.
update document_versions set state = 'making' where kind in ('word', 'excel', 'powerpoint', 'csv') and state <> 'making';
insert into jobs (kind, payload)
select 'make-document', jsonb_build_object('versionId', id) from document_versions
where kind in ('word', 'excel', 'powerpoint', 'csv');
