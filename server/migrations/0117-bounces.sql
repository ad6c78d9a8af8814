-- Mails that came back, and when a member was last here: by both officers find whom they cannot reach any more.

create table mail_bounces (
  member_id      integer not null references members (id) on delete cascade,
  address        text not null,
  sent_on        date not null,
  is_invitation  boolean not null,
  status         text not null check (status ~ '^5\.1\.\d{1,3}$'),
  read_at        timestamptz not null default now(),
  settled_at     timestamptz,
  primary key (member_id, address, sent_on, is_invitation)
);
comment on table mail_bounces is 'One row = one mail that came back for good. Of those of one day one counts: a report that is sent again says nothing new.';
comment on column mail_bounces.sent_on is 'The day in UTC on which the mail had left.';
comment on column mail_bounces.settled_at is 'Since when it says nothing any more, as he or an officer said that mail reaches him; the row stays, so that the same report says nothing later.';
create index mail_bounces_by_age on mail_bounces (sent_on);

create table returned_mail (
  member_id  integer primary key references members (id) on delete cascade,
  address    text not null,
  since      timestamptz not null default now(),
  marked_by  integer references members (id) on delete set null
);
comment on table returned_mail is 'One row = one member whom mail does not reach; it says nothing once his address is another.';
comment on column returned_mail.marked_by is 'The officer who has marked it by hand; null where reports said so.';
create index returned_mail_by_marker on returned_mail (marked_by);

create table bounce_readings (
  is_one     boolean primary key default true check (is_one),
  read_at    timestamptz,
  failed_at  timestamptz,
  failure    text
);
comment on table bounce_readings is 'The one row says when the mailbox was last read to which mails come back, and since when that fails.';

create table visits (
  member_id  integer primary key references members (id) on delete cascade,
  last_on    date not null
);
comment on table visits is 'One row = the last day on which a member was here; his sessions are forgotten earlier.';

insert into visits (member_id, last_on)
  select member_id, max(last_seen_at)::date from sessions group by member_id;

-- A session is seen often, and its day seldom another.
create function note_visit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into visits (member_id, last_on) values (new.member_id, new.last_seen_at::date)
    on conflict (member_id) do update set last_on = excluded.last_on where visits.last_on < excluded.last_on;
  return null;
end
$$;
create trigger sessions_note_visit after insert on sessions for each row execute function note_visit();
create trigger sessions_note_later_visit after update of last_seen_at on sessions
  for each row when (new.last_seen_at::date <> old.last_seen_at::date) execute function note_visit();
