-- Invitations that can be seen and withdrawn, and imports that can be undone.

create table invitations (
  member_id     integer primary key references members (id) on delete cascade,
  asked_at      timestamptz not null default now(),
  asked_by      integer references members (id) on delete set null,
  sent_at       timestamptz,
  failed_at     timestamptz,
  withdrawn_at  timestamptz,
  check (num_nonnulls(withdrawn_at, failed_at) <= 1)
);
comment on table invitations is 'One row = the newest invitation of a brother: waiting to be mailed, mailed, or withdrawn. Once he has a password it says nothing any more.';
comment on column invitations.sent_at is 'When the mail server took the last mail. Before asked_at: the mail that was asked for again has not gone yet.';
comment on column invitations.failed_at is 'When the mail was last refused; it is tried again.';
comment on column invitations.withdrawn_at is 'Set while he is not to be invited with others; an officer who invites him by himself ends that.';
create index invitations_by_asker on invitations (asked_by);

-- What is on its way, and what has been mailed: the newest link of everybody who has not used it.
insert into invitations (member_id, asked_at)
select m.id, min(j.created_at) from jobs j join members m on m.id = (j.payload->>'memberId')::int
where j.kind = 'invitation' and j.failed_at is null group by m.id;
insert into invitations (member_id, asked_at, sent_at)
select member_id, max(created_at), max(created_at) from sign_in_links
where kind = 'welcome' and member_id not in (select member_id from passwords)
group by member_id
on conflict do nothing;

alter table imports
  add column undone_at  timestamptz,
  add column undone_by  integer references members (id) on delete set null;
create index imports_by_undoer on imports (undone_by);

alter table members add column import_id integer references imports (id) on delete set null;
comment on column members.import_id is 'The import that brought him in, for as long as it can be undone and after.';
create index members_by_import on members (import_id) where import_id is not null;
