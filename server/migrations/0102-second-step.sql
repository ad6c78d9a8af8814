-- The second step of a sign-in: authenticator apps, recovery codes, remembered devices, and sign-ins that wait for it.

create table authenticator_apps (
  member_id  integer primary key references members (id) on delete cascade,
  secret     bytea not null,
  last_step  bigint not null check (last_step > 0),
  since      timestamptz not null default now()
);
comment on table authenticator_apps is 'One row = one member whose app shows six digits, which are asked after his password.';
comment on column authenticator_apps.secret is 'Sealed with a key that lies outside the database.';
comment on column authenticator_apps.last_step is 'Of which half minute since 1970 digits were taken last: none of it or of before is taken again.';

create table recovery_codes (
  member_id  integer not null references members (id) on delete cascade,
  hash       bytea not null check (length(hash) = 32),
  made_at    timestamptz not null default now(),
  used_at    timestamptz,
  primary key (member_id, hash)
);
comment on table recovery_codes is 'One row = one of the ten codes that each stand once for the second step.';
comment on column recovery_codes.hash is 'With a key that lies outside the database: forty random bits alone could be tried out.';

create table remembered_devices (
  id             text primary key,
  token_hash     bytea not null unique check (length(token_hash) = 32),
  member_id      integer not null references members (id) on delete cascade,
  device         text not null,
  remembered_at  timestamptz not null default now(),
  last_used_at   timestamptz not null default now(),
  expires_at     timestamptz not null
);
comment on table remembered_devices is 'One row = one browser that is not asked for the second step until the row ends. Any change of a way in deletes it.';
create index remembered_devices_by_member on remembered_devices (member_id);

create table pending_steps (
  token_hash  bytea primary key check (length(token_hash) = 32),
  member_id   integer not null references members (id) on delete cascade,
  tries       integer not null default 0 check (tries >= 0),
  started_at  timestamptz not null default now(),
  expires_at  timestamptz not null
);
comment on table pending_steps is 'One row = one sign-in that has its first proof and owes another. It opens nothing by itself.';
create index pending_steps_by_member on pending_steps (member_id);
create index pending_steps_by_expiry on pending_steps (expires_at);

alter table sessions add column proved_at timestamptz;
comment on column sessions.proved_at is 'When more than a password was proved in this session: a passkey, an app, a recovery code.';

drop function start_session(text, bytea, integer, text, integer);
create function start_session(id text, token_hash bytea, member_id integer, device text, days integer, is_proved boolean)
returns void language sql as $$
  insert into sessions (id, token_hash, member_id, device, expires_at, proved_at)
    values ($1, $2, $3, $4, now() + make_interval(days => $5), case when $6 then now() end);
$$;
comment on function start_session is 'Opens a session, in the statement that closes a transaction.';

-- No writer of passwords, and nobody who shuts a member out, can forget to.
create function forget_devices() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner integer;
begin
  if tg_table_name = 'members' then
    owner := new.id;
  elsif tg_op = 'DELETE' then
    owner := old.member_id;
  else
    owner := new.member_id;
  end if;
  delete from remembered_devices d where d.member_id = owner;
  delete from pending_steps p where p.member_id = owner;
  return null;
end
$$;
create trigger passwords_forget_devices after insert or delete on passwords
  for each row execute function forget_devices();
create trigger passwords_forget_devices_anew after update on passwords
  for each row when (new.hash is distinct from old.hash) execute function forget_devices();
create trigger members_forget_devices after update of inactive_since on members
  for each row when (new.inactive_since is not null) execute function forget_devices();
