-- Backups that were made here: where each stands, and what its archive came to.

create table backups (
  id           integer generated always as identity primary key,
  name         text not null unique,
  asked_by     integer references members (id) on delete set null,
  is_nightly   boolean not null default false,
  state        text not null default 'waiting' check (state in ('waiting', 'packing', 'trial', 'good', 'failed')),
  created_at   timestamptz not null default now(),
  ended_at     timestamptz,
  files_done   integer not null default 0,
  files_in_all integer not null default 0,
  bytes        bigint,
  row_count    bigint,
  file_count   integer,
  sha256       text check (sha256 ~ '^[0-9a-f]{64}$'),
  is_encrypted boolean not null default false,
  reason       text,
  check ((state = 'good') = (bytes is not null)),
  check ((state in ('good', 'failed')) = (ended_at is not null)),
  check ((state = 'failed') = (reason is not null))
);
create unique index backups_one_at_a_time on backups ((true)) where state in ('waiting', 'packing', 'trial');
create index backups_newest on backups (created_at desc, id desc);
create index backups_by_member on backups (asked_by);

comment on table backups is
  'Archives lie where BACKUP_DIR says. What they hold is nothing of the house, so that no archive has this table.';
comment on column backups.name is 'Of the archive.';
comment on column backups.is_nightly is 'Made by the schedule; these alone go when newer ones have come.';
comment on column backups.state is 'trial: the archive is being restored into a scratch database. good: it could be.';
comment on column backups.sha256 is 'Of the archive.';
comment on column backups.reason is 'Why it failed, in a sentence.';
