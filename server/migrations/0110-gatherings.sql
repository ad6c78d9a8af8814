-- Gatherings: where and when brothers meet, who calls them, who is asked, and who comes.

create table gatherings (
  id            integer generated always as identity primary key,
  title         text not null,
  description   text not null,
  location      text not null,
  city          text,
  country       text,
  latitude      double precision check (latitude between -90 and 90),
  longitude     double precision check (longitude between -180 and 180),
  place         text,
  time_zone     text not null,
  start_date    date not null,
  start_time    text not null check (start_time ~ '^\d\d:\d\d$'),
  end_date      date not null check (end_date >= start_date),
  end_time      text check (end_time ~ '^\d\d:\d\d$'),
  starts_at     timestamptz not null,
  ends_at       timestamptz check (ends_at > starts_at),
  over_at       timestamptz not null check (over_at > starts_at),
  audience      text not null check (audience in ('all', 'classes', 'line', 'named')),
  classes       integer[] not null default '{}',
  seats         integer check (seats > 0),
  answer_by     date,
  is_official   boolean not null default false,
  called_by     integer references members (id) on delete set null,
  called_at     timestamptz not null default now(),
  changed_at    timestamptz not null default now(),
  version       integer not null default 1,
  called_off_at  timestamptz,
  call_off_word  text,
  taken_down_at  timestamptz,
  take_down_reason text,
  last_place    integer not null default 0,
  tells_near    boolean not null default true,
  news_rank     integer not null default 0,
  check ((latitude is null) = (longitude is null)),
  check ((taken_down_at is null) = (take_down_reason is null))
);
comment on table gatherings is 'One row = one gathering. Days and times are those of the clock at the place; the moments are reckoned from them at each save.';
comment on column gatherings.location is 'The city as it was typed; what it was found to mean stands beside it.';
comment on column gatherings.place is 'Beside the city: a house, a street, which door.';
comment on column gatherings.over_at is 'Its end; of one with an open end, the end of its last day.';
comment on column gatherings.seats is 'Null without a limit; each brother who goes takes one, and each of his guests.';
comment on column gatherings.version is 'One more with each change by its hosts: what calendars call its sequence.';
comment on column gatherings.last_place is 'The last number given out to somebody who waits for a seat.';
comment on column gatherings.tells_near is 'Whether brothers who live or travel near are told that it was called, where all are asked.';
comment on column gatherings.news_rank is 'One more each time that time or place change, that it is called off or called again: each is told once.';
create index gatherings_by_end on gatherings (over_at, id);

create table gathering_hosts (
  gathering_id  integer not null references gatherings (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  since         timestamptz not null default now(),
  primary key (gathering_id, member_id)
);
comment on table gathering_hosts is 'One row = one brother who invites to a gathering.';
create index gathering_hosts_by_member on gathering_hosts (member_id);

create table gathering_asked (
  gathering_id  integer not null references gatherings (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  primary key (gathering_id, member_id)
);
comment on table gathering_asked is 'One row = one brother who is asked by name.';
create index gathering_asked_by_member on gathering_asked (member_id);

create table gathering_answers (
  gathering_id  integer not null references gatherings (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  standing      text not null check (standing in ('going', 'waiting', 'maybe', 'cannot')),
  guests        integer not null default 0 check (guests >= 0),
  place         integer check (place > 0),
  lets_pass     boolean not null default true,
  was_there     boolean,
  answered_at   timestamptz not null default now(),
  primary key (gathering_id, member_id),
  check ((standing = 'waiting') = (place is not null))
);
comment on table gathering_answers is 'One row = the answer of one brother to one gathering; his guests are of his party, which goes whole or not at all.';
comment on column gathering_answers.place is 'The order of those who wait, as their answers were committed; never given out twice.';
comment on column gathering_answers.lets_pass is 'Whether smaller parties that fit go ahead of this one while it waits.';
comment on column gathering_answers.was_there is 'As he or a host has corrected it; null where nobody has.';
create index gathering_answers_by_member on gathering_answers (member_id);

create trigger gatherings_forget_subject after delete on gatherings
  for each row execute function forget_subject('gathering');
create trigger gatherings_forget_seats after delete on gatherings
  for each row execute function forget_subject('gathering-seat');

-- Gatherings are mailed until he says otherwise.
alter table notification_mail_choices
  drop constraint notification_mail_choices_rhythm_check,
  add constraint notification_mail_choices_rhythm_check
    check (rhythm = 'at_once'
      or (rhythm = 'weekly' and topic = 'news')
      or (rhythm = 'daily' and topic not in ('news', 'results'))
      or (rhythm = 'never' and topic in ('news', 'documents', 'results', 'gatherings')));
