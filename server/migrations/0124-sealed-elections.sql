-- Elections sealed by trustees: for each position a board, append-only, of which the archive is written that anybody checks.

alter table elections
  add secrecy text not null default 'server' check (secrecy in ('server', 'trustees')),
  add trustee_set_id integer references trustee_sets (id),
  add publish_at timestamptz,
  add is_trial boolean not null default false,
  add check ((secrecy = 'trustees') = (trustee_set_id is not null)),
  add check (secrecy = 'trustees' or (publish_at is null and not is_trial));
comment on column elections.publish_at is 'No result before this time, however early the keys are turned.';
comment on column elections.is_trial is 'A rehearsal: its trustees alone see it and vote.';
create index elections_by_trustee_set on elections (trustee_set_id);

create table board_events (
  box_id        integer not null references ballot_boxes (id),
  height        integer not null check (height >= 0),
  hash          text not null check (hash ~ '^[0-9a-f]{64}$'),
  parent        text,
  type          text not null check (type in
    ('Setup', 'Ballot', 'EndBallots', 'EncryptedTally', 'PartialDecryption', 'Result')),
  payload_hash  text,
  credential    text,
  tracker       text,
  primary key (box_id, height),
  check ((height = 0) = (parent is null)),
  check ((type = 'Setup') = (height = 0)),
  check ((type = 'EndBallots') = (payload_hash is null)),
  check ((type = 'Ballot') = (credential is not null) and (credential is null) = (tracker is null))
);
comment on table board_events is 'One row = one event of the archive of a position, chained by hashes. No time stands in it.';
comment on column board_events.credential is 'The public voting key that the ballot bears; each is used once.';
create unique index board_events_by_credential on board_events (box_id, credential) where credential is not null;

create table board_data (
  box_id  integer not null,
  height  integer not null,
  place   smallint not null,
  hash    text not null check (hash ~ '^[0-9a-f]{64}$'),
  text    text not null,
  primary key (box_id, height, place),
  unique (box_id, hash),
  foreign key (box_id, height) references board_events (box_id, height) deferrable initially deferred
);
comment on table board_data is 'What an event brought, in its order; the last is its payload.';

create table board_parts (
  box_id  integer not null references ballot_boxes (id),
  owner   integer not null check (owner > 1),
  part    text not null,
  primary key (box_id, owner)
);
comment on table board_parts is 'A trustee''s part in opening a count, from when he turns his key; it comes onto the board once it may be published.';

create trigger board_events_append_only before update or delete on board_events
  for each row execute function refuse_vote_change();
create trigger board_events_no_truncate before truncate on board_events execute function refuse_vote_change();
create trigger board_data_append_only before update or delete on board_data
  for each row execute function refuse_vote_change();
create trigger board_data_no_truncate before truncate on board_data execute function refuse_vote_change();
create trigger board_parts_append_only before update or delete on board_parts
  for each row execute function refuse_vote_change();
create trigger board_parts_no_truncate before truncate on board_parts execute function refuse_vote_change();

/* What an event follows, in the order of an archive. */
create function follows_on_board(before text, next text) returns boolean language sql immutable as $$
  select case next
    when 'Setup' then before is null
    when 'Ballot' then before in ('Setup', 'Ballot')
    when 'EndBallots' then before in ('Setup', 'Ballot')
    when 'EncryptedTally' then before = 'EndBallots'
    when 'PartialDecryption' then before in ('EncryptedTally', 'PartialDecryption')
    when 'Result' then before = 'PartialDecryption'
  end
$$;

/*
 * Chains one event, of which `texts` are the data, and answers its hash. The lock is held until the end of the transaction,
 * or two events would follow the same one. A ballot is taken while the box is open, and no end before that of the box.
 */
create function append_to_board(of_box integer, of_type text, texts text[], of_credential text, of_tracker text)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  last board_events;
  next integer;
  event text;
  payload text;
begin
  select * into strict box from ballot_boxes b where b.id = of_box;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  select * into box from ballot_boxes b where b.id = of_box;
  select * into last from board_events e where e.box_id = of_box order by e.height desc limit 1;
  if not coalesce(follows_on_board(last.type, of_type), false) then
    raise exception 'the board of a vote does not go on with this';
  end if;
  if (of_type in ('Setup', 'Ballot') and (box.closed_at is not null or box.ends_at <= vote_clock()))
    or (of_type = 'EndBallots' and box.closed_at is null) then
    raise exception 'the ballot box is closed';
  end if;
  next := coalesce(last.height + 1, 0);
  insert into board_data (box_id, height, place, hash, text)
  select of_box, next, given.place, encode(sha256(convert_to(given.text, 'UTF8')), 'hex'), given.text
  from unnest(texts) with ordinality given (text, place);
  payload := encode(sha256(convert_to(texts[cardinality(texts)], 'UTF8')), 'hex');
  event := '{' || coalesce('"parent":"' || last.hash || '",', '') || format('"height":%s,"type":"%s"', next, of_type)
    || coalesce(',"payload":"' || payload || '"', '') || '}';
  insert into board_events (box_id, height, hash, parent, type, payload_hash, credential, tracker)
  values (of_box, next, encode(sha256(convert_to(event, 'UTF8')), 'hex'), last.hash, of_type, payload, of_credential, of_tracker);
  return encode(sha256(convert_to(event, 'UTF8')), 'hex');
end
$$;

/* Once its board has begun, a box changes in nothing but a later end and its closing. */
create function refuse_board_change() returns trigger language plpgsql as $$
begin
  if (new.revision, new.option_count, new.most_marks, new.starts_at, new.opened_at, new.eligible)
      is distinct from (old.revision, old.option_count, old.most_marks, old.starts_at, old.opened_at, old.eligible)
    and exists (select from board_events e where e.box_id = old.id) then
    raise exception 'what is sealed by trustees stays as it was asked';
  end if;
  return new;
end
$$;
create trigger ballot_boxes_with_boards before update on ballot_boxes
  for each row execute function refuse_board_change();

/* By whom it is sealed, and when it is published, is settled when the first board begins. */
create function refuse_secrecy_change() returns trigger language plpgsql as $$
begin
  if (new.secrecy, new.trustee_set_id, new.publish_at, new.is_trial)
      is distinct from (old.secrecy, old.trustee_set_id, old.publish_at, old.is_trial)
    and exists (select from election_positions p where p.election_id = old.id and (is_voted(p.box_id)
      or exists (select from board_events e where e.box_id = p.box_id))) then
    raise exception 'who seals an election stays who it is';
  end if;
  return new;
end
$$;
create trigger elections_secrecy before update on elections for each row execute function refuse_secrecy_change();

create or replace function rests_on_trustee_set(of_set integer) returns boolean language sql stable as $$
  select exists (select from elections e join election_positions p on p.election_id = e.id
    where e.trustee_set_id = of_set and e.voided_at is null
      and not exists (select from position_results r where r.position_id = p.id))
$$;
