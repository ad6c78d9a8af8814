-- How many mails left on each day, so that it is noticed when they no longer do.

create table mail_days (
  day             date primary key,
  sent            integer not null default 0,
  failed          integer not null default 0,
  last_sent_at    timestamptz,
  last_failed_at  timestamptz,
  last_failure    text
);
comment on table mail_days is 'Counts alone: to whom and what is not kept. Days older than a year go.';
comment on column mail_days.failed is 'Attempts that the mail server refused; each is made again later.';
