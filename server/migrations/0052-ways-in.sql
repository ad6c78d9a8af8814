-- How often somebody else gave a member his way in. Whoever does so could read what the member has voted, so what was
-- voted before is shown no more; and the database counts it, so that no writer of passwords can forget to.

create table ways_in (
  member_id         integer primary key references members (id) on delete cascade,
  number            integer not null default 0 check (number >= 0),
  given_at          timestamptz,
  mailbox_given_at  timestamptz,
  check ((number = 0) = (given_at is null))
);
comment on table ways_in is 'One row = one member to whom others gave a way in, or a mailbox through which one is had. Written by triggers alone.';
comment on column ways_in.number is 'How often a password was given him; sealed into each ballot, which opens to him while it is still the same.';
comment on column ways_in.given_at is 'When that was last.';
comment on column ways_in.mailbox_given_at is 'Since when his e-mail address is one that he has not entered himself; a password chosen through it counts as given.';

/*
 * In a transaction the program says whose act a write is: `himself:17`, or `mailbox:17` for who has the mailbox of 17.
 * What is not said counts as an act of others.
 */
create function is_own_way_in(member integer) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case coalesce(current_setting('aerie.way_in', true), '')
    when 'himself:' || member then true
    when 'mailbox:' || member then not exists (
      select from ways_in w where w.member_id = member and w.mailbox_given_at is not null)
    else false end
$$;

create function note_given_password() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner integer;
begin
  if tg_op = 'DELETE' then
    owner := old.member_id;
    -- With the member his password goes, too.
    if not exists (select from members m where m.id = owner) then
      return null;
    end if;
  else
    owner := new.member_id;
    -- Before his first password nobody could vote as him; his invitation has proved the mailbox.
    if tg_op = 'INSERT' and new.one_time_until is null then
      update ways_in w set mailbox_given_at = null where w.member_id = owner;
      return null;
    end if;
    if is_own_way_in(owner) then
      return null;
    end if;
  end if;
  insert into ways_in as w (member_id, number, given_at) values (owner, 1, now())
    on conflict (member_id) do update set number = w.number + 1, given_at = now();
  return null;
end
$$;
create trigger passwords_given after insert or delete on passwords
  for each row execute function note_given_password();
create trigger passwords_given_anew after update on passwords
  for each row when (new.hash is distinct from old.hash or new.member_id <> old.member_id)
  execute function note_given_password();

create function note_given_mailbox() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('aerie.way_in', true) = 'himself:' || new.id then
    update ways_in w set mailbox_given_at = null where w.member_id = new.id;
  else
    insert into ways_in (member_id, mailbox_given_at) values (new.id, now())
      on conflict (member_id) do update set mailbox_given_at = now();
  end if;
  return null;
end
$$;
create trigger members_mailbox_given after update of email on members
  for each row when (new.email is distinct from old.email) execute function note_given_mailbox();

-- What was before: ballots do not say when they were cast, so to whom a way in was ever given, none of his opens any more.
insert into ways_in (member_id, number, given_at, mailbox_given_at)
select m.id, 1, max(e.at), max(e.at) filter (where e.action = 'member.ask-address')
from audit_entries e join members m on m.id::text = e.object_id
where e.action = 'member.take-back-address' or (e.actor_id is distinct from m.id
  and (e.action = 'password.reset' or (e.action = 'member.ask-address' and e.after -> 'fields' ? 'email')))
group by m.id;
