-- A session gets another token when its password is typed again or changed.

alter table sessions
  add column renewed_at timestamptz,
  add column former_hash bytea check (length(former_hash) = 32),
  add check ((renewed_at is null) = (former_hash is null));
comment on column sessions.former_hash is 'Of the token before, which opens nothing: for a moment pages that still send it are told to ask again.';
create index sessions_by_former on sessions (former_hash) where former_hash is not null;
