-- Office files of which LibreOffice made nothing are not tried again.

alter table document_versions add column conversion_failed_at timestamptz;
comment on column document_versions.conversion_failed_at is
  'Of an Office file: when LibreOffice was found to make no PDF of it. Null where it did, or has not been asked.';
