-- Documents that officers ask everybody to read, and who says that he has.

create table document_reading_requests (
  document_id  integer primary key references documents (id) on delete cascade,
  asked_by     integer references members (id) on delete set null,
  asked_at     timestamptz not null default now()
);
create index document_reading_requests_by_member on document_reading_requests (asked_by);

create table document_readings (
  version_id  integer not null references document_versions (id) on delete cascade,
  member_id   integer not null references members (id) on delete cascade,
  read_at     timestamptz not null default now(),
  primary key (version_id, member_id)
);
comment on table document_readings is 'By version: who has read the former one is asked again.';
create index document_readings_by_member on document_readings (member_id);
