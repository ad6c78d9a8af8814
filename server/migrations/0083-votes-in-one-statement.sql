-- A vote is one statement, which judges, writes, chains and announces: nothing has to be begun, ended or read again for it.

/*
 * Chains entries of one kind, one after the other, and answers the number and the hash of the last. The lock is held until
 * the end of the transaction, or two entries would follow the same one.
 */
create function extend_governance_log(
  of_subject text, of_kind text, contents text[], out newest integer, out head bytea
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content text;
begin
  perform pg_advisory_xact_lock(4019017, hashtext(of_subject));
  select l.number, l.hash into newest, head from governance_log l
  where l.subject = of_subject order by l.number desc limit 1;
  newest := coalesce(newest, 0);
  head := coalesce(head, decode(repeat('00', 32), 'hex'));
  foreach content in array contents loop
    insert into governance_log (subject, number, kind, payload, previous, hash)
    values (of_subject, newest + 1, of_kind, content, head, sha256(head || sha256(convert_to(content, 'UTF8'))))
    returning number, hash into newest, head;
  end loop;
end
$$;

/* Chains one entry and answers its hash. */
create or replace function append_to_governance_log(of_subject text, of_kind text, content text) returns bytea
language sql security definer set search_path = public, pg_temp as $$
  select head from extend_governance_log(of_subject, of_kind, array[content])
$$;

drop function cast_ballots(integer, integer, integer[], bytea[], bytea[]);

/*
 * Puts ballots of several members into a box, each for himself. `results` has one word for each, in their order: `cast`;
 * `again` for one who has voted before, even where it is not said who has; `closed`, `not_open`, `not_eligible`; `changed`
 * where something else is asked by now; `another_way_in` where the ballot is sealed under another number than that of the
 * ways in that others gave him. Where one was cast, `newest` and `head` are the end of the log, and `announced` is the number
 * of the change. One after the other with whatever else writes the log, and with the closing.
 */
create function cast_ballots(
  into_box integer, as_of integer, members_of integer[], ways_of integer[], tags_of bytea[], sealed_of bytea[],
  channel text, payloads text[],
  out results text[], out newest integer, out head bytea, out announced bigint, out judged_at timestamptz
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  box ballot_boxes;
  refused text;
begin
  select * into box from ballot_boxes b where b.id = into_box;
  perform pg_advisory_xact_lock(4019017, hashtext(box.subject));
  select * into box from ballot_boxes b where b.id = into_box;
  judged_at := vote_clock();
  refused := case
    when box.closed_at is not null or box.ends_at <= judged_at then 'closed'
    when box.revision <> as_of then 'changed'
    when box.starts_at is not null and box.opened_at is null then 'not_open'
  end;
  if refused is not null then
    results := array_fill(refused, array[cardinality(members_of)]);
    return;
  end if;
  select array_agg(case
      when exists (select from ballot_sealed s where s.box_id = into_box and s.tag = g.tag)
        or exists (select from ballot_participation p where p.box_id = into_box and p.member_id = g.member) then 'again'
      when m.id is null or m.inactive_since is not null or (box.starts_at is not null and not exists (
        select from ballot_electorate e where e.box_id = into_box and e.member_id = g.member)) then 'not_eligible'
      when coalesce(w.number, 0) <> g.way then 'another_way_in'
      else 'cast' end order by g.place)
  into results
  from unnest(members_of, ways_of, tags_of) with ordinality g (member, way, tag, place)
  left join members m on m.id = g.member
  left join ways_in w on w.member_id = g.member;
  if not 'cast' = any(results) then
    return;
  end if;
  insert into ballot_participation (box_id, member_id)
  select into_box, g.member from unnest(results, members_of) g (result, member)
  where g.result = 'cast' order by g.member;
  insert into ballot_sealed (box_id, tag, sealed)
  select into_box, g.tag, g.sealed from unnest(results, tags_of, sealed_of) g (result, tag, sealed)
  where g.result = 'cast' order by g.tag;
  select l.newest, l.head into newest, head from extend_governance_log(box.subject, 'Ballot', array(
    select format('{"ballot":"%s","day":"%s","kind":"Ballot"}', encode(sha256(g.tag || g.sealed), 'hex'),
      to_char(judged_at at time zone 'UTC', 'YYYY-MM-DD'))
    from unnest(results, tags_of, sealed_of) g (result, tag, sealed) where g.result = 'cast' order by g.tag)) l;
  if cardinality(payloads) > 0 then
    announced := announce_changes(channel, payloads);
  end if;
end
$$;
