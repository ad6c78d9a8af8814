-- The brotherhood's papers: each with its versions, the text of their pages, and who has opened them.

create table documents (
  id            integer generated always as identity primary key,
  title         text not null check (title <> ''),
  description   text,
  category      text not null,
  access_level  text not null check (access_level in ('members', 'admin', 'super_admin')),
  created_by    integer references members (id) on delete set null,
  created_at    timestamptz not null default now(),
  version       integer not null default 1,
  revision      integer not null default 1
);
comment on column documents.version is 'The number of the version that is shown.';
comment on column documents.revision is 'Counts the changes of what was written about it, so that nobody saves over what he has not seen.';
create index documents_newest on documents (created_at desc, id desc);
create index documents_by_creator on documents (created_by);

create table document_versions (
  id           integer generated always as identity primary key,
  document_id  integer not null references documents (id) on delete cascade,
  number       integer not null check (number > 0),
  code         text not null check (length(code) = 22),
  filename     text not null,
  mime_type    text not null,
  kind         text not null check (kind in ('image', 'video', 'pdf', 'excel', 'word', 'powerpoint', 'text', 'csv')),
  extension    text not null,
  file_size    integer not null check (file_size > 0),
  sha256       bytea not null check (length(sha256) = 32),
  note         text,
  uploaded_by  integer references members (id) on delete set null,
  created_at   timestamptz not null default now(),
  state        text not null default 'making' check (state in ('making', 'ready', 'failed')),
  pages        integer,
  has_cover    boolean not null default false,
  has_macros   boolean not null default false,
  unique (document_id, number)
);
comment on column document_versions.code is 'Names its files; a version that was restored shares those of the one it came from.';
comment on column document_versions.sha256 is 'Of the file as it came.';
comment on column document_versions.note is 'What changed, by whoever uploaded it.';
create index document_versions_by_code on document_versions (code);
create index document_versions_by_content on document_versions (sha256);
create index document_versions_by_uploader on document_versions (uploaded_by);
create index document_versions_being_made on document_versions (created_at) where state = 'making';

create table document_pages (
  version_id  integer not null references document_versions (id) on delete cascade,
  page        integer not null,
  body        text not null,
  words       tsvector not null,
  primary key (version_id, page)
);
comment on table document_pages is 'A row for each page: one tsvector holds a megabyte, and what is found knows its page.';
comment on column document_pages.words is 'Of the body in lower case and without accents, as every search here compares.';
create index document_pages_by_word on document_pages using gin (words);

create table document_accesses (
  id          integer generated always as identity primary key,
  version_id  integer not null references document_versions (id) on delete cascade,
  member_id   integer not null references members (id) on delete cascade,
  act        text not null check (act in ('view', 'download')),
  at          timestamptz not null default now(),
  address     inet,
  copy_id     bigint
);
comment on column document_accesses.copy_id is 'Of the marked copy that was sent; null where it was not marked.';
create index document_accesses_of_version on document_accesses (version_id, member_id, act, at desc);
create index document_accesses_by_member on document_accesses (member_id);
create index document_accesses_by_age on document_accesses (at);
