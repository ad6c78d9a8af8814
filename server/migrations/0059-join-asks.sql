-- What a stranger asks waits by itself until the mail about it is confirmed; what was confirmed before stands until then.

create table join_asks (
  id            integer primary key generated always as identity,
  first_name    text not null,
  last_name     text not null,
  email         text not null check (email = lower(email)),
  pledge_class  integer,
  city          text,
  voucher       text,
  words         text,
  network       text,
  asked_at      timestamptz not null,
  attempts      integer not null default 0,
  mailed_at     timestamptz,
  token_hash    bytea unique
);
comment on table join_asks is 'One row = one time that somebody asked. Mailed ones go after two days, others after seven.';
comment on column join_asks.network is 'Whence it was asked, so that no network keeps the mails of others waiting; null once its mail has gone.';
comment on column join_asks.attempts is 'How often its mail was refused: others go first.';
comment on column join_asks.token_hash is 'Of the link in its mail, which confirms this and nothing else; null before and once it is used.';
create index join_asks_by_email on join_asks (email, mailed_at);
create index join_asks_waiting on join_asks (asked_at) where mailed_at is null;

insert into join_asks (first_name, last_name, email, pledge_class, city, voucher, words, asked_at, mailed_at, token_hash)
  select first_name, last_name, email, pledge_class, city, voucher, words, asked_at, mailed_at, token_hash
  from join_requests where confirmed_at is null and decided_at is null;
delete from join_requests where confirmed_at is null and decided_at is null;
insert into join_asks (first_name, last_name, email, pledge_class, city, voucher, words, asked_at)
  select payload->>'firstName', payload->>'lastName', payload->>'email', (payload->>'class')::integer,
    payload->>'city', payload->>'voucher', payload->>'words', now()
  from jobs where kind = 'join-asked' and failed_at is null;
insert into jobs (kind, payload, run_at) select 'mail-join-asks', '{}', now()
  where exists (select from join_asks where mailed_at is null);
delete from jobs where kind = 'join-asked';
alter table join_requests drop column token_hash, drop column mailed_at,
  add column version integer not null default 1;
comment on column join_requests.version is 'One more with each change that he has confirmed.';
comment on table join_requests is 'One row = one request whose address is confirmed. Decided ones go after a year.';
