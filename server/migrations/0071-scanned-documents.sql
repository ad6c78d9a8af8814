-- Where a virus scanner is set, a file is nobody's to see before it has answered.

alter table document_versions
  drop constraint document_versions_state_check,
  add constraint document_versions_state_check check (state in ('checking', 'making', 'ready', 'failed'));
comment on column document_versions.state is 'checking: the virus scanner has not answered yet; no document shows it until then.';
create index document_versions_being_checked on document_versions (id) where state = 'checking';
comment on column documents.version is 'The number of the version that is shown; 0 while the first is being checked, so that nothing finds the document.';
