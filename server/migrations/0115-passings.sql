-- Brothers who have passed: silent at once, shown as remembered once another super admin agrees.

alter table members
  add column passed_since timestamptz,
  add column remembered_since timestamptz,
  add constraint members_passed_inactive check (passed_since is null or inactive_since is not null),
  add constraint members_passed_no_officer check (passed_since is null or role = 'member'),
  add constraint members_remembered_passed check (remembered_since is null or passed_since is not null);
comment on column members.passed_since is 'When he was marked as passed, which is not the day he died; he is inactive as long as the mark stands.';
comment on column members.remembered_since is 'Since when others see that he has passed; null while the mark waits for a second super admin.';
create index members_passed on members (passed_since) where passed_since is not null;

create table passings (
  member_id  integer primary key references members (id) on delete cascade,
  born_on    text,
  died_on    text,
  words      text,
  source     text not null,
  marked_by  integer references members (id) on delete set null,
  agreed_by  integer references members (id) on delete set null,
  former     jsonb not null
);
comment on table passings is 'One row = one brother who is marked as passed.';
comment on column passings.born_on is 'A day, a month or a year, as it was written; died_on too.';
comment on column passings.source is 'From whom the news is; super admins alone see it.';
comment on column passings.agreed_by is 'Null while it waits, where one super admin was alone, and once that member is gone.';
comment on column passings.former is 'What the mark changed, as it was before: an undo puts it back.';
create index passings_by_marker on passings (marked_by);
create index passings_by_agreeing on passings (agreed_by);
