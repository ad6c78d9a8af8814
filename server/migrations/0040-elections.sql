-- Elections: a ballot box of its own for each position, and for each box a list of who may vote into it, made at its start.

alter table ballot_boxes
  add starts_at timestamptz,
  add opened_at timestamptz,
  add eligible integer,
  add check ((opened_at is null) = (eligible is null)),
  add check (opened_at is null or starts_at is not null),
  add check (starts_at < ends_at);
comment on column ballot_boxes.starts_at is 'Null where all active members may vote at once; else its electorate is listed at this time.';
comment on column ballot_boxes.eligible is 'How many were listed; it stays when one of them is deleted.';

create table ballot_electorate (
  box_id     integer not null references ballot_boxes (id),
  member_id  integer not null references members (id) on delete cascade,
  primary key (box_id, member_id)
);
comment on table ballot_electorate is 'Who may vote into a box that has a start.';
create index ballot_electorate_by_member on ballot_electorate (member_id);

/* How often an end was made later is counted without reading the log. */
create index governance_log_extensions on governance_log (subject) where kind = 'EndExtended';

create table elections (
  id                integer primary key generated always as identity,
  title             text not null check (title <> ''),
  description       text,
  class_filter      text,
  quorum_threshold  smallint not null check (quorum_threshold between 1 and 100),
  requires_quorum   boolean not null,
  created_by        integer references members (id) on delete set null,
  created_at        timestamptz not null default vote_clock(),
  voided_at         timestamptz,
  void_reason       text,
  check ((voided_at is null) = (void_reason is null))
);
create index elections_by_creator on elections (created_by);

create table election_positions (
  id                 integer primary key generated always as identity,
  election_id        integer not null references elections (id),
  box_id             integer not null unique references ballot_boxes (id),
  place              smallint not null,
  title              text not null check (title <> ''),
  description        text,
  class_range_start  smallint,
  class_range_end    smallint,
  unique (election_id, place)
);
comment on table election_positions is 'The start and the end of an election are those of the boxes of its positions, which are all the same.';

create table election_candidates (
  id           integer primary key generated always as identity,
  position_id  integer not null references election_positions (id) on delete cascade,
  place        smallint not null,
  member_id    integer references members (id) on delete set null,
  name         text not null check (name <> ''),
  statement    text,
  unique (position_id, place)
);
comment on column election_candidates.place is 'Of his option on the ballot, from 0 on; the last option is to abstain.';
comment on column election_candidates.name is 'As the ballot has it; it stays when he is a member no more.';
create index election_candidates_by_member on election_candidates (member_id);

create table position_results (
  position_id  integer primary key references election_positions (id),
  eligible     integer not null,
  voters       integer not null,
  counts       integer[] not null,
  outcome      text not null check (outcome in ('decided', 'tie', 'no_quorum', 'no_votes')),
  certificate  jsonb not null
);
comment on column position_results.counts is 'Of the candidates in their order, and last of those who abstained.';

create trigger position_results_append_only before update or delete on position_results
  for each row execute function refuse_vote_change();
create trigger position_results_no_truncate before truncate on position_results execute function refuse_vote_change();
create trigger elections_no_delete before delete on elections for each row execute function refuse_vote_change();
create trigger elections_no_truncate before truncate on elections execute function refuse_vote_change();
create trigger election_positions_no_truncate before truncate on election_positions execute function refuse_vote_change();
create trigger election_candidates_no_truncate before truncate on election_candidates execute function refuse_vote_change();
create trigger ballot_electorate_no_truncate before truncate on ballot_electorate execute function refuse_vote_change();
create trigger ballot_electorate_no_update before update on ballot_electorate
  for each row execute function refuse_vote_change();

/* Whether a box is closed or somebody has voted into it: what is asked with it stays as it is. */
create function is_voted(box integer) returns boolean language sql stable as $$
  select exists (select from ballot_boxes b where b.id = box and b.closed_at is not null)
    or exists (select from ballot_participation p where p.box_id = box)
$$;

/* Once somebody has voted nobody is put on the list or taken off it but a member who is deleted. */
create function refuse_electorate_change() returns trigger language plpgsql as $$
begin
  if exists (select from (select distinct box_id from changed) c where is_voted(c.box_id))
    and (tg_op = 'INSERT' or exists (select from changed c join members m on m.id = c.member_id where is_voted(c.box_id)))
  then
    raise exception 'who may vote is settled';
  end if;
  return null;
end
$$;
create trigger ballot_electorate_settled after insert on ballot_electorate referencing new table as changed
  for each statement execute function refuse_electorate_change();
create trigger ballot_electorate_stays after delete on ballot_electorate referencing old table as changed
  for each statement execute function refuse_electorate_change();

create function refuse_election_change() returns trigger language plpgsql as $$
begin
  if old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason) then
    raise exception 'an election that is void stays void';
  end if;
  if (new.title, new.description, new.class_filter, new.quorum_threshold, new.requires_quorum) is distinct from
      (old.title, old.description, old.class_filter, old.quorum_threshold, old.requires_quorum)
    and exists (select from election_positions p where p.election_id = old.id and is_voted(p.box_id)) then
    raise exception 'an election in which somebody voted stays as it was called';
  end if;
  return new;
end
$$;
create trigger elections_change before update on elections for each row execute function refuse_election_change();

create function refuse_position_change() returns trigger language plpgsql as $$
begin
  if is_voted(old.box_id) then
    raise exception 'a position that was voted on stays as it was';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger election_positions_change before update or delete on election_positions
  for each row execute function refuse_position_change();

/* That a candidate is a member no more changes nothing on the ballot. */
create function refuse_candidate_change() returns trigger language plpgsql as $$
declare
  changed election_candidates := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.member_id is null and not exists (select from members where id = old.member_id)
    and (new.position_id, new.place, new.name, new.statement) is not distinct from
        (old.position_id, old.place, old.name, old.statement) then
    return new;
  end if;
  if exists (select from election_positions p where p.id = changed.position_id and is_voted(p.box_id)) then
    raise exception 'a ballot that somebody has cast stays as it was';
  end if;
  return changed;
end
$$;
create trigger election_candidates_change before insert or update or delete on election_candidates
  for each row execute function refuse_candidate_change();

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
  if exists (select from ballot_participation where box_id = old.id)
    and (new.ends_at < old.ends_at or (new.ends_at > old.ends_at and old.ends_at <= vote_clock())
      or (new.option_count, new.most_marks, new.starts_at, new.opened_at, new.eligible)
        is distinct from (old.option_count, old.most_marks, old.starts_at, old.opened_at, old.eligible)) then
    raise exception 'only a later end is possible once somebody has voted';
  end if;
  return new;
end
$$;

/* Lists who may vote into a box whose start has come, once. Answers whether it did. */
create function open_ballot_box(which integer, members_of integer[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
begin
  select * into box from ballot_boxes b where b.id = which;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  select * into box from ballot_boxes b where b.id = which;
  if box.opened_at is not null or box.closed_at is not null then
    return false;
  end if;
  if box.starts_at is null or box.starts_at > vote_clock() then
    raise exception 'the start of the ballot box has not come';
  end if;
  delete from ballot_electorate where box_id = which;
  insert into ballot_electorate (box_id, member_id) select which, given from unnest(members_of) given;
  update ballot_boxes set opened_at = vote_clock(), eligible = cardinality(members_of) where id = which;
  return true;
end
$$;

/* As before; a box with a start takes the ballots of those on its list, once there is one. */
create or replace function cast_ballots(
  into_box integer, as_of integer, members_of integer[], tags_of bytea[], sealed_of bytea[]
)
returns table (member_id integer, result text, head bytea, judged_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  taken integer[];
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
  with added as (
    insert into ballot_participation as p (box_id, member_id)
    select into_box, m.id from members m where m.id = any(members_of) and m.inactive_since is null
      and (box.starts_at is null
        or exists (select from ballot_electorate e where e.box_id = into_box and e.member_id = m.id))
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
