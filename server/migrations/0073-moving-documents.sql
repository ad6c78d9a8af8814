-- Pictures among documents that move go on moving: those of before are made ready once more.
update document_versions set state = 'making' where extension in ('gif', 'webp') and state in ('ready', 'failed');
insert into jobs (kind, payload)
select 'make-document', jsonb_build_object('versionId', id) from document_versions
where extension in ('gif', 'webp') and state = 'making';
