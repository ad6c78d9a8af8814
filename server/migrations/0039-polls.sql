-- Polls, the sealed ballot boxes that they are voted in, and the log from which anybody can check what became of them.

/* The one clock by which voting opens and ends; tests set it ahead. */
create function vote_clock() returns timestamptz language sql volatile as $$ select clock_timestamp() $$;

create table ballot_boxes (
  id            integer primary key generated always as identity,
  subject       text not null check (subject <> ''),
  key_name      text not null unique check (key_name <> ''),
  option_count  smallint not null check (option_count between 2 and 50),
  most_marks    smallint not null check (most_marks between 1 and option_count),
  revision      integer not null default 1,
  ends_at       timestamptz not null,
  created_at    timestamptz not null default vote_clock(),
  closed_at     timestamptz,
  closed_in     text,
  check ((closed_at is null) = (closed_in is null))
);
comment on table ballot_boxes is 'What ballots are put into: one for each poll.';
comment on column ballot_boxes.subject is 'Whose chain of the log it writes, by a random code.';
comment on column ballot_boxes.key_name is 'Names the file of the key that seals its ballots; keys are never in the database.';
comment on column ballot_boxes.revision is 'Counts the changes of what is asked: a ballot is cast on what its voter was shown.';
comment on column ballot_boxes.closed_in is 'The transaction that closed it, the only one that may rewrite what it holds.';

/*
 * No serial, no time, and nothing to join the two tables with but the transaction that wrote their rows: closing writes all
 * of them anew, each table in an order of its own.
 */
create table ballot_participation (
  box_id     integer not null references ballot_boxes (id),
  member_id  integer references members (id) on delete set null,
  unique (box_id, member_id)
);
comment on column ballot_participation.member_id is 'Null once he is gone; that somebody has voted stays.';
create index ballot_participation_by_member on ballot_participation (member_id);

create table ballot_sealed (
  box_id  integer not null references ballot_boxes (id),
  tag     bytea not null check (length(tag) = 32),
  sealed  bytea not null check (length(sealed) = 92),
  primary key (box_id, tag)
);
comment on column ballot_sealed.tag is 'HMAC of the member''s id under a key of the box.';
comment on column ballot_sealed.sealed is 'The choice under AES-256-GCM, always of one length.';
create unique index ballot_sealed_by_hash on ballot_sealed (sha256(tag || sealed));

create table ballots (
  box_id   integer not null references ballot_boxes (id),
  place    integer not null,
  tracker  text,
  choices  text not null check (choices ~ '^\d{1,2}(,\d{1,2})*$'),
  primary key (box_id, place)
);
comment on table ballots is 'Opened when the box closes, in the order of the trackers, or in none where there are no trackers.';
comment on column ballots.choices is 'Places of options from 0 on, with commas between.';

create table governance_log (
  subject   text not null,
  number    integer not null check (number > 0),
  kind      text not null check (kind <> ''),
  payload   text not null,
  previous  bytea not null,
  hash      bytea not null,
  primary key (subject, number)
);
comment on table governance_log is 'One chain for each subject. Days and no times stand in what says that somebody has voted.';
comment on column governance_log.hash is 'SHA-256 of previous and SHA-256 of the payload.';

create table polls (
  id                  integer primary key generated always as identity,
  box_id              integer not null unique references ballot_boxes (id),
  title               text not null check (title <> ''),
  description         text,
  options             jsonb not null,
  quorum_threshold    smallint not null check (quorum_threshold between 1 and 100),
  requires_quorum     boolean not null,
  allow_multiple      boolean not null,
  results_visibility  text not null check (results_visibility in ('after_vote', 'after_close')),
  created_by          integer references members (id) on delete set null,
  created_at          timestamptz not null default vote_clock(),
  voided_at           timestamptz,
  void_reason         text,
  check ((voided_at is null) = (void_reason is null))
);
comment on column polls.options is 'Texts in their order; the ids option_1 and so on follow from it.';
create index polls_by_creator on polls (created_by);

create table poll_results (
  poll_id      integer primary key references polls (id),
  eligible     integer not null,
  voters       integer not null,
  counts       integer[] not null,
  outcome      text not null check (outcome in ('decided', 'tie', 'no_quorum', 'no_votes')),
  certificate  jsonb not null
);

/* What is recorded stays: neither this program nor anybody else changes or removes it. */
create function refuse_vote_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger governance_log_append_only before update or delete on governance_log
  for each row execute function refuse_vote_change();
create trigger governance_log_no_truncate before truncate on governance_log execute function refuse_vote_change();
create trigger ballots_append_only before update or delete on ballots for each row execute function refuse_vote_change();
create trigger ballots_no_truncate before truncate on ballots execute function refuse_vote_change();
create trigger poll_results_append_only before update or delete on poll_results
  for each row execute function refuse_vote_change();
create trigger poll_results_no_truncate before truncate on poll_results execute function refuse_vote_change();
create trigger polls_no_delete before delete on polls for each row execute function refuse_vote_change();
create trigger polls_no_truncate before truncate on polls execute function refuse_vote_change();
create trigger ballot_boxes_no_delete before delete on ballot_boxes for each row execute function refuse_vote_change();
create trigger ballot_boxes_no_truncate before truncate on ballot_boxes execute function refuse_vote_change();
create trigger ballot_sealed_no_update before update on ballot_sealed for each row execute function refuse_vote_change();
create trigger ballot_sealed_no_truncate before truncate on ballot_sealed execute function refuse_vote_change();
create trigger ballot_participation_no_truncate before truncate on ballot_participation
  execute function refuse_vote_change();

/* Of who has voted, nothing changes but that a member who is gone is no longer named. */
create function refuse_participation_change() returns trigger language plpgsql as $$
begin
  if new.member_id is null and old.member_id is not null and new.box_id = old.box_id
    and not exists (select from members where id = old.member_id) then
    return new;
  end if;
  raise exception 'who has voted does not change';
end
$$;
create trigger ballot_participation_no_update before update on ballot_participation
  for each row execute function refuse_participation_change();

/* Rows go in the closing alone, which writes them anew. */
create function refuse_ballots_gone() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct box_id from gone) g join ballot_boxes b on b.id = g.box_id
    where b.closed_in is distinct from pg_current_xact_id()::text
  ) then
    raise exception 'what was voted does not go';
  end if;
  return null;
end
$$;
create trigger ballot_participation_stays after delete on ballot_participation referencing old table as gone
  for each statement execute function refuse_ballots_gone();
create trigger ballot_sealed_stays after delete on ballot_sealed referencing old table as gone
  for each statement execute function refuse_ballots_gone();

/* Nothing goes into a box whose time is over, but by its closing; what is opened, by its closing alone. */
create function refuse_late_ballots() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct box_id from added) a join ballot_boxes b on b.id = a.box_id
    where b.closed_in is distinct from pg_current_xact_id()::text
      and (tg_table_name = 'ballots' or b.closed_at is not null or b.ends_at <= vote_clock())
  ) then
    raise exception 'the ballot box is closed';
  end if;
  return null;
end
$$;
create trigger ballot_participation_in_time after insert on ballot_participation referencing new table as added
  for each statement execute function refuse_late_ballots();
create trigger ballot_sealed_in_time after insert on ballot_sealed referencing new table as added
  for each statement execute function refuse_late_ballots();
create trigger ballots_in_time after insert on ballots referencing new table as added
  for each statement execute function refuse_late_ballots();

/* Once a ballot is in it, a box changes in nothing but a later end, and its closing, which is for good. */
create function refuse_box_change() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'the ballot box is closed';
  end if;
  if (new.id, new.subject, new.key_name, new.created_at)
    is distinct from (old.id, old.subject, old.key_name, old.created_at) then
    raise exception 'a ballot box stays what it is';
  end if;
  if new.closed_in is not null and new.closed_in <> pg_current_xact_id()::text then
    raise exception 'a ballot box is closed by its own transaction';
  end if;
  if exists (select from ballot_participation where box_id = old.id)
    and (new.ends_at < old.ends_at or (new.ends_at > old.ends_at and old.ends_at <= vote_clock())
      or new.option_count <> old.option_count or new.most_marks <> old.most_marks) then
    raise exception 'only a later end is possible once somebody has voted';
  end if;
  return new;
end
$$;
create trigger ballot_boxes_change before update on ballot_boxes for each row execute function refuse_box_change();

/* What is asked does not change once somebody has answered. */
create function refuse_poll_change() returns trigger language plpgsql as $$
begin
  if old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason) then
    raise exception 'a poll that is void stays void';
  end if;
  if new.box_id <> old.box_id then
    raise exception 'a poll keeps its ballot box';
  end if;
  if (new.title, new.description, new.options, new.quorum_threshold, new.requires_quorum, new.allow_multiple,
      new.results_visibility) is distinct from (old.title, old.description, old.options, old.quorum_threshold,
      old.requires_quorum, old.allow_multiple, old.results_visibility)
    and exists (select from ballot_boxes b where b.id = old.box_id and (b.closed_at is not null
      or exists (select from ballot_participation p where p.box_id = b.id))) then
    raise exception 'a poll that was voted on stays as it was asked';
  end if;
  return new;
end
$$;
create trigger polls_change before update on polls for each row execute function refuse_poll_change();

/*
 * Chains one entry and answers its hash. Here as below a function of the owner of the tables, since the program's role
 * may not write them. The lock is held until the end of the transaction, or two entries would follow the same one.
 */
create function append_to_governance_log(of_subject text, of_kind text, content text) returns bytea
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last governance_log;
  made bytea;
begin
  perform pg_advisory_xact_lock(4019017, hashtext(of_subject));
  select * into last from governance_log where subject = of_subject order by number desc limit 1;
  last.hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  made := sha256(last.hash || sha256(convert_to(content, 'UTF8')));
  insert into governance_log (subject, number, kind, payload, previous, hash)
  values (of_subject, coalesce(last.number, 0) + 1, of_kind, content, last.hash, made);
  return made;
end
$$;

/*
 * Puts ballots of several members into a box, each for himself: `cast`, `again` for one who has voted before, `closed`,
 * `not_eligible`, or `changed` where something else is asked by now. One after the other with whatever else writes the log, and with the closing.
 */
create function cast_ballots(into_box integer, as_of integer, members_of integer[], tags_of bytea[], sealed_of bytea[])
returns table (member_id integer, result text, head bytea, judged_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  taken integer[];
  ballot record;
  newest bytea;
begin
  select * into box from ballot_boxes b where b.id = into_box;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  if exists (select from ballot_boxes b where b.id = into_box and (b.closed_at is not null or b.ends_at <= vote_clock())) then
    return query select given, 'closed', null::bytea, vote_clock() from unnest(members_of) given;
    return;
  end if;
  if exists (select from ballot_boxes b where b.id = into_box and b.revision <> as_of) then
    return query select given, 'changed', null::bytea, vote_clock() from unnest(members_of) given;
    return;
  end if;
  with added as (
    insert into ballot_participation as p (box_id, member_id)
    select into_box, m.id from members m where m.id = any(members_of) and m.inactive_since is null
    on conflict do nothing returning p.member_id
  ) select array_agg(added.member_id) into taken from added;
  for ballot in
    select g.tag, g.sealed from unnest(members_of, tags_of, sealed_of) g (member, tag, sealed)
    where g.member = any(taken) order by g.tag
  loop
    insert into ballot_sealed (box_id, tag, sealed) values (into_box, ballot.tag, ballot.sealed);
    newest := append_to_governance_log(box.subject, 'Ballot', format(
      '{"ballot":"%s","day":"%s","kind":"Ballot"}', encode(sha256(ballot.tag || ballot.sealed), 'hex'),
      to_char(vote_clock() at time zone 'UTC', 'YYYY-MM-DD')
    ));
  end loop;
  return query select given.id, case
      when given.id = any(taken) then 'cast'
      when exists (select from ballot_participation p where p.box_id = into_box and p.member_id = given.id) then 'again'
      else 'not_eligible' end, newest, vote_clock()
    from unnest(members_of) given (id);
end
$$;

/*
 * Closes a box for good and keeps what was opened of it; of one that is void nothing is opened. Everything it holds is
 * written anew, so that no row says any more when it came or with which other.
 */
create function close_ballot_box(which integer, is_void boolean, trackers text[], choices_of text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  stored bigint;
begin
  select * into box from ballot_boxes b where b.id = which for update;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  if not is_void and box.ends_at > vote_clock() then
    raise exception 'the time of the ballot box is not over';
  end if;
  select count(*) into stored from ballot_sealed s where s.box_id = which;
  if not is_void and stored <> cardinality(choices_of) then
    raise exception 'every ballot is opened, or none';
  end if;
  update ballot_boxes set closed_at = vote_clock(), closed_in = pg_current_xact_id()::text where id = which;
  with gone as (delete from ballot_participation p where p.box_id = which returning p.member_id)
  insert into ballot_participation (box_id, member_id) select which, gone.member_id from gone order by gone.member_id;
  with gone as (delete from ballot_sealed s where s.box_id = which returning s.tag, s.sealed)
  insert into ballot_sealed (box_id, tag, sealed) select which, gone.tag, gone.sealed from gone order by gone.tag;
  insert into ballots (box_id, place, tracker, choices)
  select which, opened.place, opened.tracker, opened.choices
  from unnest(trackers, choices_of) with ordinality opened (tracker, choices, place) order by opened.place;
end
$$;
