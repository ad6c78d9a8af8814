create table sessions (
  id            text primary key,
  token_hash    bytea not null unique check (length(token_hash) = 32),
  member_id     integer not null references members (id) on delete cascade,
  device        text not null,
  started_at    timestamptz not null default now(),
  last_seen_at  timestamptz not null default now(),
  expires_at    timestamptz not null
);
comment on table sessions is 'One row = one browser that is signed in. Ending a session deletes the row.';
comment on column sessions.id is 'Public name of the session; the cookie holds another secret, kept here as SHA-256 only.';
create index sessions_by_member on sessions (member_id);
create index sessions_by_expiry on sessions (expires_at);

create table passwords (
  member_id   integer primary key references members (id) on delete cascade,
  hash        text not null,
  set_at      timestamptz not null default now(),
  one_time_until  timestamptz
);
comment on column passwords.one_time_until is 'Set for a one-time password: when it dies. It opens no session, only the page that replaces it.';

create table sign_in_links (
  token_hash  bytea primary key check (length(token_hash) = 32),
  kind        text not null check (kind in ('reset', 'welcome', 'replace', 'setup')),
  member_id   integer references members (id) on delete cascade,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  check ((member_id is null) = (kind = 'setup'))
);
comment on table sign_in_links is 'Links that let a brother choose a password; the link itself is only in the mail.';
create index sign_in_links_by_member on sign_in_links (member_id, kind);
create index sign_in_links_by_expiry on sign_in_links (expires_at);
