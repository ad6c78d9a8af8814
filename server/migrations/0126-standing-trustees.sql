-- Nobody seals an election in which he stands: who is to become a trustee is asked for in the elections that wait for the set.

/*
 * Of these members, who stands in an election that the set is to seal, and in which: as a candidate, or nominated and willing.
 * Each election is held, so that nobody says in it meanwhile that he stands; a rehearsal is its trustees' own.
 */
create function standing_before_trustee_set(of_set integer, of_members integer[])
returns table (member_id integer, title text) language plpgsql as $$
begin
  perform from elections e where e.trustee_set_id = of_set and e.voided_at is null for share;
  return query
    select standing.member_id, e.title from elections e
    join election_positions p on p.election_id = e.id
    join lateral (
      select c.member_id from election_candidates c where c.position_id = p.id
      union select n.member_id from nominees n where n.position_id = p.id and n.state = 'stands'
    ) standing on standing.member_id = any (of_members)
    where e.trustee_set_id = of_set and e.voided_at is null and not e.is_trial
    order by e.id, standing.member_id limit 1;
end
$$;
comment on function standing_before_trustee_set is 'Of these members one who stands in an election that the set is to seal.';
