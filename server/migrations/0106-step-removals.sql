-- Taking a second step off when all that answers it is lost: what was asked, which officers agreed, and the links that stop it.

create table step_removals (
  id          integer generated always as identity primary key,
  member_id   integer not null references members (id) on delete cascade,
  words       text,
  device      text not null,
  asked_at    timestamptz not null default now(),
  expires_at  timestamptz not null,
  needs       integer check (needs in (1, 2)),
  due_at      timestamptz,
  ended_at    timestamptz,
  outcome     text check (outcome in ('done', 'declined', 'stopped', 'entered', 'expired', 'lapsed')),
  reason      text,
  settled_at  timestamptz,
  check ((needs is null) = (due_at is null)),
  check ((outcome is null) = (ended_at is null))
);
comment on table step_removals is 'One row = one brother who has lost what answers his second step, and asked officers to take it off.';
comment on column step_removals.needs is 'How many officers had to agree when it was settled that it comes off.';
comment on column step_removals.due_at is 'When it comes off; null until officers have agreed.';
comment on column step_removals.outcome is 'entered: he signed in with a second step. expired: nobody agreed in time. lapsed: he is inactive, or has no second step any more.';
comment on column step_removals.reason is 'Of the officer who declined.';
comment on column step_removals.settled_at is 'When officers were told that it is over.';
create unique index step_removals_open on step_removals (member_id) where ended_at is null;
create index step_removals_by_member on step_removals (member_id);
create index step_removals_unsettled on step_removals (id) where settled_at is null;

create table step_removal_agreements (
  removal_id  integer not null references step_removals (id) on delete cascade,
  officer_id  integer not null references members (id) on delete cascade,
  voucher     text not null,
  how         text not null,
  agreed_at   timestamptz not null default now(),
  primary key (removal_id, officer_id)
);
comment on table step_removal_agreements is 'One row = one officer who agrees that a second step comes off.';
comment on column step_removal_agreements.voucher is 'Who vouched for the brother, in the words of the officer.';
create index step_removal_agreements_by_officer on step_removal_agreements (officer_id);

create table step_removal_links (
  token_hash  bytea primary key check (length(token_hash) = 32),
  removal_id  integer not null references step_removals (id) on delete cascade
);
comment on table step_removal_links is 'One row = one mail whose link stops a request; it is good while that is open.';
create index step_removal_links_by_removal on step_removal_links (removal_id);

-- Whoever signs in with a second step has not lost it. No way in can forget to say so.
create function end_step_removal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_removals r set ended_at = now(), outcome = 'entered'
    where r.member_id = new.member_id and r.ended_at is null;
  if found then
    perform enqueue_job('settle-step-removals', '{}'::jsonb);
  end if;
  return null;
end
$$;
create trigger sessions_end_step_removal after insert on sessions
  for each row when (new.proved_at is not null) execute function end_step_removal();
create trigger sessions_end_step_removal_later after update of proved_at on sessions
  for each row when (new.proved_at is not null) execute function end_step_removal();
