-- News by mail: at once or in a weekly digest. A digest names what it tells, so that no clock makes it tell a thing twice.

alter table notification_mail_choices
  drop constraint notification_mail_choices_rhythm_check,
  add constraint notification_mail_choices_rhythm_check
    check (rhythm in ('at_once', case when topic = 'news' then 'weekly' else 'daily' end)
      or (topic = 'news' and rhythm = 'never'));
comment on table notification_mail_choices is 'Who is told what by mail; without a row, never, but of news weekly.';
create index notification_mail_choices_of_news on notification_mail_choices (rhythm, member_id) where topic = 'news';

create table digests (
  day                 date primary key,
  composed_at         timestamptz not null default now(),
  after_notification  integer not null default 0,
  until_notification  integer not null default 0
);
comment on table digests is 'One row = the digest of a week was composed, which happens once however often the clock comes by.';
comment on column digests.day is 'The Monday of its week, by the clock of the server.';
comment on column digests.after_notification is 'It tells of notifications with higher ids, up to the other one: ids only grow, whatever the clock does.';

create table digest_news (
  news_id  integer primary key references news_items (id) on delete cascade,
  day      date not null references digests (day) on delete cascade
);
comment on table digest_news is 'The one digest that tells a news item.';
create index digest_news_by_day on digest_news (day);

create table news_emails (
  id          integer generated always as identity primary key,
  code        text not null default gen_random_uuid()::text,
  member_id   integer not null references members (id) on delete cascade,
  news_id     integer references news_items (id) on delete cascade,
  day         date references digests (day) on delete cascade,
  written_at  timestamptz not null default now(),
  job_at      timestamptz,
  sent_at     timestamptz,
  unique (member_id, news_id),
  unique (member_id, day),
  check (num_nonnulls(news_id, day) = 1)
);
comment on table news_emails is 'One row = one email: of one news item at once, or of a weekly digest.';
comment on column news_emails.code is 'Names the message, the same in every attempt to send it.';
comment on column news_emails.job_at is 'When it became a job; so many do in a minute.';
create index news_emails_by_news on news_emails (news_id);
create index news_emails_by_day on news_emails (day);
create index news_emails_by_job on news_emails (job_at);
create index news_emails_to_come on news_emails ((day is not null), id) where job_at is null;
