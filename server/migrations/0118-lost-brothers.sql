-- Lost brothers: who is sought, whom officers have asked about him, what was answered, and addresses that others have told.

create table unsought_members (
  member_id  integer primary key references members (id) on delete cascade,
  since      timestamptz not null default now(),
  noted_by   integer references members (id) on delete set null
);
comment on table unsought_members is 'One row = one member who does not wish to be sought; noted_by is himself, or the officer who heard it.';
create index unsought_members_by_noter on unsought_members (noted_by);

create table found_members (
  member_id  integer primary key references members (id) on delete cascade,
  found_at   timestamptz not null default now(),
  found_by   integer references members (id) on delete set null
);
comment on table found_members is 'One row = one member of whom an officer said that he is not lost; what was so before says nothing any more, and a year without a visit begins anew.';
create index found_members_by_officer on found_members (found_by);

create table lost_questions (
  id            integer generated always as identity primary key,
  lost_id       integer not null references members (id) on delete cascade,
  asked_id      integer not null references members (id) on delete cascade,
  asked_by      integer references members (id) on delete set null,
  words         text,
  asked_at      timestamptz not null default now(),
  expires_at    timestamptz not null,
  answered_at   timestamptz,
  answer        text check (answer in ('reach', 'person', 'passed', 'unknown')),
  answer_words  text,
  answer_email  text,
  settled_at    timestamptz,
  settled_by    integer references members (id) on delete set null,
  outcome       text check (outcome in ('taken', 'dismissed')),
  check (lost_id <> asked_id),
  check ((answer is null) = (answered_at is null)),
  check ((outcome is null) = (settled_at is null))
);
comment on table lost_questions is 'One row = one brother who was asked whether he knows where another is, and what he answered; it goes to officers and changes no record.';
create index lost_questions_by_lost on lost_questions (lost_id);
create index lost_questions_by_asked on lost_questions (asked_id, asked_at);
create index lost_questions_by_asker on lost_questions (asked_by);
create index lost_questions_by_settler on lost_questions (settled_by);
create index lost_questions_unsettled on lost_questions (answered_at) where answered_at is not null and settled_at is null;

create table lost_question_links (
  token_hash   bytea primary key check (length(token_hash) = 32),
  question_id  integer not null references lost_questions (id) on delete cascade
);
comment on table lost_question_links is 'One row = one mail whose link answers a question; it is good until that is answered or over.';
create index lost_question_links_by_question on lost_question_links (question_id);

create table told_addresses (
  member_id  integer not null references members (id) on delete cascade,
  address    text not null,
  told_by    integer references members (id) on delete set null,
  told_at    timestamptz not null default now(),
  tries      integer not null default 0,
  proved_at  timestamptz,
  primary key (member_id, address)
);
comment on table told_addresses is 'One row = an address of a member that another has told: it opens nothing until he has said something his record knows.';
comment on column told_addresses.tries is 'Wrong answers; after some of them no link to that address opens anything.';
create index told_addresses_by_teller on told_addresses (told_by);

-- Those without a city are few among all.
create index members_without_city on members (id) where city is null and location is null and inactive_since is null;
create index invitations_unanswered on invitations (asked_at) where withdrawn_at is null;
