-- Whether copies of a version can be marked is found when it is taken in, and told to whoever uploads and reads it.
alter table document_versions
  add column marking text not null default 'possible' check (marking in ('possible', 'breaks_signature', 'impossible'));
comment on column document_versions.marking is 'Of copies: whether a mark can be written into them, and whether a signature of the file breaks by it.';
