-- What brothers write of one who has passed, what is said against their words, and whom to reach of his family.

create table remembrances (
  id          integer generated always as identity primary key,
  member_id   integer not null references passings (member_id) on delete cascade,
  author_id   integer not null references members (id) on delete cascade,
  words       text,
  written_at  timestamptz not null default now(),
  changed_at  timestamptz,
  draft       text,
  draft_at    timestamptz,
  refusal     text,
  is_read_first boolean not null default false,
  version     integer not null default 1,
  decided_version integer,
  unique (member_id, author_id),
  check ((draft is null) = (draft_at is null)),
  check (refusal is null or draft is not null)
);
comment on table remembrances is 'One row = what one brother writes of one who has passed.';
comment on column remembrances.words is 'What stands; null while nothing does.';
comment on column remembrances.draft is 'What does not stand: it waits for an officer, or was refused by one.';
comment on column remembrances.refusal is 'Why an officer did not let the draft stand, or took the words down.';
comment on column remembrances.is_read_first is 'An officer has refused words of his here: what he writes next is read first, whatever the setting says.';
comment on column remembrances.decided_version is 'The version that an officer let stand, refused or took down last; null where nobody had to.';
create index remembrances_by_author on remembrances (author_id);
create index remembrances_standing on remembrances (member_id, written_at, id) where words is not null;
create index remembrances_waiting on remembrances (draft_at, id) where draft is not null and refusal is null;

create table remembrance_flags (
  remembrance_id integer not null references remembrances (id) on delete cascade,
  member_id      integer not null references members (id) on delete cascade,
  reason         text not null,
  flagged_at     timestamptz not null default now(),
  primary key (remembrance_id, member_id)
);
comment on table remembrance_flags is 'One row = one brother who asks officers to look at a remembrance; gone once they have.';
create index remembrance_flags_by_member on remembrance_flags (member_id);

create trigger remembrances_forget_subject after delete on remembrances
  for each row execute function forget_subject('remembrance');

create table family_contacts (
  member_id   integer primary key references passings (member_id) on delete cascade,
  name        text not null,
  reach       text not null,
  note        text,
  changed_by  integer references members (id) on delete set null,
  changed_at  timestamptz not null default now(),
  version     integer not null default 1
);
comment on table family_contacts is 'One row = whom officers reach of the family of a brother who has passed.';
comment on column family_contacts.reach is 'As it was written: an address of mail, a telephone number, a street.';
create index family_contacts_by_changer on family_contacts (changed_by);

create trigger members_forget_remembered after delete on members
  for each row execute function forget_subject('remembered');

create table roster_deaths (
  member_id  integer primary key references members (id) on delete cascade,
  import_id  integer not null references imports (id) on delete cascade,
  word       text not null
);
comment on table roster_deaths is 'One row = one brother of whom a roster says that he is dead; super admins decide whether he is marked as passed.';
comment on column roster_deaths.word is 'As it stood in the file.';
create index roster_deaths_by_import on roster_deaths (import_id);
