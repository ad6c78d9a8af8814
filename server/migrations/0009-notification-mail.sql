create table notification_mail_choices (
  member_id  integer not null references members (id) on delete cascade,
  kind       text not null check (kind in ('nearby', 'coming', 'crossing')),
  rhythm     text not null check (rhythm in ('at_once', 'daily')),
  since      timestamptz not null default now(),
  primary key (member_id, kind)
);
comment on table notification_mail_choices is 'Who is told what by mail; without a row, never.';
comment on column notification_mail_choices.since is 'What he was told before he chose mail is not mailed.';

create table notification_letters (
  id          integer generated always as identity primary key,
  code        text not null default gen_random_uuid()::text,
  member_id   integer not null references members (id) on delete cascade,
  day         date,
  written_at  timestamptz not null default now(),
  sent_at     timestamptz,
  unique (member_id, day)
);
comment on table notification_letters is 'One row = one letter that tells a member some of his notifications.';
comment on column notification_letters.code is 'Names the message, the same in every attempt to send it.';
comment on column notification_letters.day is 'Of a daily letter, of which a member gets one a day; null for those sent at once.';

alter table notifications add column letter_id integer;
comment on column notifications.letter_id is 'The letter that tells it; what has one is in no other. No foreign key: both go with their member, and checking thousands at once takes longer than writing them.';
create index notifications_by_letter on notifications (letter_id) where letter_id is not null;

create table unsubscribe_key (
  only_row  boolean primary key default true check (only_row),
  key       bytea not null check (length(key) = 32)
);
comment on table unsubscribe_key is 'Signs the links in letters that end such letters. They neither run out nor open anything.';
insert into unsubscribe_key (key)
  select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);

create table calendar_feeds (
  member_id   integer primary key references members (id) on delete cascade,
  token_hash  bytea not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null default now()
);
comment on table calendar_feeds is 'One row = the address at which a member''s calendar programs read; its secret is kept as SHA-256 only.';

alter table trips add column changed_at timestamptz not null default now();
comment on column trips.changed_at is 'Calendar programs ask when an entry last changed.';
create function stamp_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger trips_changed before update on trips for each row execute function stamp_change();
