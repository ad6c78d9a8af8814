-- Requests of strangers to join: confirmed by mail first, then decided by officers.

create table join_requests (
  id            integer primary key generated always as identity,
  first_name    text not null,
  last_name     text not null,
  email         text not null check (email = lower(email)),
  pledge_class  integer,
  city          text,
  voucher       text,
  words         text,
  token_hash    bytea unique,
  asked_at      timestamptz not null,
  mailed_at     timestamptz,
  confirmed_at  timestamptz,
  decided_at    timestamptz,
  decided_by    integer references members (id) on delete set null,
  outcome       text check (outcome in ('accepted', 'claimed', 'declined')),
  note          text,
  check ((decided_at is null) = (outcome is null))
);
comment on table join_requests is 'One row = one request. Unconfirmed ones go after two days, decided ones after a year.';
comment on column join_requests.voucher is 'Who vouches for him, as he wrote it.';
comment on column join_requests.decided_by is 'Null where nobody had to: the record of his confirmed address was waiting for him.';
create unique index join_requests_open on join_requests (email) where decided_at is null;
create index join_requests_waiting on join_requests (confirmed_at desc, id desc) where decided_at is null and confirmed_at is not null;
