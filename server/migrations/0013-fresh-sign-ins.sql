-- When a session's password was last typed, and addresses for signing in that wait until a mail confirms them.

alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = started_at, expires_at = least(expires_at, started_at + interval '90 days');
comment on column sessions.confirmed_at is 'When the password was last typed in this session; what is dangerous asks for it again some time after.';

alter table members add column phone_since timestamptz not null default now();
update members set phone_since = created_at;
comment on column members.phone_key is 'E.164 of the phone; signs the member in who has had it longest. While a changed number waits to be confirmed, that of the number before.';
comment on column members.phone_since is 'Since when phone_key counts: whoever takes a number that is another''s takes nothing from him.';

-- What it mailed is mailed once the new address is confirmed.
delete from jobs where kind = 'email-changed';

create table address_changes (
  id               integer generated always as identity primary key,
  member_id        integer not null references members (id) on delete cascade,
  kind             text not null check (kind in ('email', 'phone')),
  address          text not null check (address <> ''),
  former           text,
  asked_by         integer references members (id) on delete set null,
  asked_at         timestamptz not null default now(),
  expires_at       timestamptz not null,
  token_hash       bytea unique check (length(token_hash) = 32),
  confirmed_at     timestamptz,
  take_back_hash   bytea unique check (length(take_back_hash) = 32),
  take_back_until  timestamptz,
  ended_at         timestamptz,
  check (confirmed_at is not null or (former is null and take_back_until is null))
);
comment on table address_changes is 'One row = one changed e-mail address or phone number for signing in: waiting, confirmed, or taken back.';
comment on column address_changes.address is 'The e-mail address in lower case, or the E.164 of the number.';
comment on column address_changes.former is 'The e-mail address before, to which taking it back leads.';
comment on column address_changes.token_hash is 'Of the link that confirms it, which is only in the mail; null until the mail is written.';
comment on column address_changes.take_back_hash is 'Of the link in the mail to the former address.';
comment on column address_changes.ended_at is 'Called off, replaced by another, or taken back: its links lead nowhere any more.';
create unique index address_changes_waiting on address_changes (member_id, kind)
  where confirmed_at is null and ended_at is null;
create index address_changes_by_member on address_changes (member_id);
create index address_changes_by_asker on address_changes (asked_by);
