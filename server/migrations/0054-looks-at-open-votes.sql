-- Two looks around one vote: how many might vote stands still while a box is open, and who has voted follows from the ballots where no archive says it.

/* A poll is open from the moment it is asked, without a list: who joins may vote, and is counted at the close. */
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'ballot_boxes'::regclass and pg_get_constraintdef(oid) like '%opened_at IS NULL) OR (starts_at IS NOT NULL%';
  execute format('alter table ballot_boxes drop constraint %I', name);
end
$$;
comment on column ballot_boxes.starts_at is 'Null where all active members may vote at once; else its electorate is listed at this time.';
comment on column ballot_boxes.eligible is 'How many might vote when it was opened; it stays until the close, whoever leaves, joins or is active no more.';

alter table ballot_boxes disable trigger ballot_boxes_change;
update ballot_boxes b set opened_at = b.created_at, eligible =
  (select count(*) from members where inactive_since is null)
  + (select count(*) from ballot_participation p left join members m on m.id = p.member_id
    where p.box_id = b.id and (m.id is null or m.inactive_since is not null))
where b.starts_at is null
  and (b.closed_at is null or exists (select from polls p where p.box_id = b.id and p.voided_at is not null));
alter table ballot_boxes enable trigger ballot_boxes_change;

/* Whether a box is closed or somebody has voted into it. A ballot says so too: archives name nobody who has voted into an open box. */
create or replace function is_voted(box integer) returns boolean language sql stable as $$
  select exists (select from ballot_boxes b where b.id = box and b.closed_at is not null)
    or exists (select from ballot_participation p where p.box_id = box)
    or exists (select from ballot_sealed s where s.box_id = box)
$$;

create or replace function refuse_poll_change() returns trigger language plpgsql as $$
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
    and is_voted(old.box_id) then
    raise exception 'a poll that was voted on stays as it was asked';
  end if;
  return new;
end
$$;

create or replace function refuse_box_change() returns trigger language plpgsql as $$
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
  if is_voted(old.id)
    and (new.ends_at < old.ends_at or (new.ends_at > old.ends_at and old.ends_at <= vote_clock())
      or (new.option_count, new.most_marks, new.starts_at, new.opened_at, new.eligible)
        is distinct from (old.option_count, old.most_marks, old.starts_at, old.opened_at, old.eligible)) then
    raise exception 'only a later end is possible once somebody has voted';
  end if;
  return new;
end
$$;

/* Nothing goes into a box whose time is over, but by its closing, or where there are ballots whose voters nobody knows. */
create or replace function refuse_late_ballots() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct box_id from added) a join ballot_boxes b on b.id = a.box_id
    where b.closed_in is distinct from pg_current_xact_id()::text
      and (tg_table_name = 'ballots' or b.closed_at is not null or (b.ends_at <= vote_clock() and (
        tg_table_name = 'ballot_sealed'
        or (select count(*) from ballot_participation p where p.box_id = b.id)
          > (select count(*) from ballot_sealed s where s.box_id = b.id))))
  ) then
    raise exception 'the ballot box is closed';
  end if;
  return null;
end
$$;

/*
 * Says again who has voted into an open box that came out of an archive: as many as there are ballots in it, of whom those
 * that are not named are members no more.
 */
create function complete_ballot_participation(which integer, members_of integer[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  missing bigint;
begin
  select * into box from ballot_boxes b where b.id = which;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  select * into box from ballot_boxes b where b.id = which;
  if box.closed_at is not null then
    return;
  end if;
  insert into ballot_participation (box_id, member_id)
  select which, given from unnest(members_of) given order by given on conflict do nothing;
  missing := (select count(*) from ballot_sealed s where s.box_id = which)
    - (select count(*) from ballot_participation p where p.box_id = which);
  if missing < 0 then
    raise exception 'more have voted than there are ballots';
  end if;
  insert into ballot_participation (box_id, member_id) select which, null from generate_series(1, missing);
end
$$;

/* As before; who has a ballot in the box has voted, even where it is not said who has. */
create or replace function cast_ballots(
  into_box integer, as_of integer, members_of integer[], tags_of bytea[], sealed_of bytea[]
)
returns table (member_id integer, result text, head bytea, judged_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  taken integer[];
  known integer[];
  ballot record;
  newest bytea;
  refused text;
begin
  select * into box from ballot_boxes b where b.id = into_box;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  select * into box from ballot_boxes b where b.id = into_box;
  refused := case
    when box.closed_at is not null or box.ends_at <= vote_clock() then 'closed'
    when box.revision <> as_of then 'changed'
    when box.starts_at is not null and box.opened_at is null then 'not_open'
  end;
  if refused is not null then
    return query select given, refused, null::bytea, vote_clock() from unnest(members_of) given;
    return;
  end if;
  select array_agg(g.member) into known from unnest(members_of, tags_of) g (member, tag)
  where exists (select from ballot_sealed s where s.box_id = into_box and s.tag = g.tag)
    or exists (select from ballot_participation p where p.box_id = into_box and p.member_id = g.member);
  with added as (
    insert into ballot_participation as p (box_id, member_id)
    select into_box, m.id from members m where m.id = any(members_of) and m.inactive_since is null
      and m.id <> all(coalesce(known, '{}'))
      and (box.starts_at is null
        or exists (select from ballot_electorate e where e.box_id = into_box and e.member_id = m.id))
    returning p.member_id
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
      when given.id = any(known) then 'again'
      else 'not_eligible' end, newest, vote_clock()
    from unnest(members_of) given (id);
end
$$;
