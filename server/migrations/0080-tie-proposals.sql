-- A tie that a brother proposes stands beside the record, which stays as it is until the tie is agreed to.

create table lineage_proposals (
  id           integer primary key default nextval('lineage_ties_id_seq'),
  big_id       integer not null references members (id) on delete cascade,
  little_id    integer not null references members (id) on delete cascade,
  proposed_by  integer references members (id) on delete set null,
  claimed_by   integer,
  proposed_at  timestamptz not null default now(),
  unique (big_id, little_id),
  check (big_id <> little_id),
  check (claimed_by in (big_id, little_id))
);
comment on table lineage_proposals is 'Ties that wait beside the record: they place nobody and count for nothing until both ends, or an officer, agree.';
comment on column lineage_proposals.id is 'From the numbers of lineage_ties: a tie keeps the number under which it was proposed.';
comment on column lineage_proposals.proposed_by is 'One of the two, or any brother; null once he has left.';
comment on column lineage_proposals.claimed_by is 'The end that has agreed, and waits for the other. Null: somebody else has proposed it, and neither end has said anything.';
create index lineage_proposals_by_little on lineage_proposals (little_id);
create index lineage_proposals_by_proposer on lineage_proposals (proposed_by);
