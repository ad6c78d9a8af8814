-- Passkeys: keys that sign a member in by themselves, and what browsers are asked to sign with them.

create table passkeys (
  id                integer primary key generated always as identity,
  member_id         integer not null references members (id) on delete cascade,
  credential_id     text not null unique check (length(credential_id) <= 1364),
  public_key        bytea not null check (length(public_key) <= 4096),
  counter           bigint not null check (counter >= 0),
  transports        text[] not null,
  kind              text not null check (kind in ('phone', 'computer', 'key')),
  backup_eligible   boolean not null,
  backed_up         boolean not null,
  rp_id             text not null,
  origin            text not null,
  name              text not null check (length(name) between 1 and 60),
  created_at        timestamptz not null default now(),
  last_used_at      timestamptz,
  counter_fell_at   timestamptz
);
comment on table passkeys is 'One row = one passkey. What is kept of it is public: the key itself never leaves its device.';
comment on column passkeys.credential_id is 'Its name between browser and server, in base64url.';
comment on column passkeys.public_key is 'COSE, as its device gave it out.';
comment on column passkeys.counter is 'How often its device says that it was used, as last heard; 0 where it does not count.';
comment on column passkeys.backup_eligible is 'Whether it may go from device to device; then its counter says nothing.';
comment on column passkeys.rp_id is 'The name of the host for which it was made; at any other it does not work.';
comment on column passkeys.origin is 'The address at which it was made.';
comment on column passkeys.counter_fell_at is 'When its counter fell last, as that of a copy would.';
create index passkeys_by_member on passkeys (member_id);

create table passkey_challenges (
  challenge_hash  bytea primary key check (length(challenge_hash) = 32),
  purpose         text not null check (purpose in ('add', 'confirm', 'sign-in')),
  member_id       integer references members (id) on delete cascade,
  session_id      text,
  expires_at      timestamptz not null,
  check ((member_id is null) = (purpose = 'sign-in') and (member_id is null) = (session_id is null))
);
comment on table passkey_challenges is 'One row = one thing that a browser was asked to sign and has not yet. Using it deletes it, so that it is used once.';
comment on column passkey_challenges.session_id is 'The session that asked; null of visitors, whom only the passkey names.';
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_member on passkey_challenges (member_id);

alter table sessions add column passkey_id integer;
comment on column sessions.passkey_id is 'The passkey that opened it; null where a password did.';

-- Called behind `start_session`, with the secret's hash by which that has opened it.
create function note_passkey_of_session(hash bytea, passkey integer) returns void language sql as $$
  update sessions set passkey_id = passkey where token_hash = hash;
$$;
comment on function note_passkey_of_session is 'Says of a session which passkey opened it, in the statement that closes a transaction.';

create table restores (restored_at timestamptz not null);
comment on table restores is 'One row = one restore from an archive, written by it: what came after the archive is unknown here.';
