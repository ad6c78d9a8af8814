-- A tie counts for privacy once both its ends, or an officer, have agreed to it.

alter table lineage_ties
  add column claimed_by    integer,
  add column confirmed_at  timestamptz,
  add column confirmed_by  integer,
  add column name_before   text,
  add check (claimed_by in (coalesce(big_id, 0), coalesce(little_id, 0))),
  add check (confirmed_at is not null or confirmed_by is null),
  add check (name_before is null or (claimed_by is not null and confirmed_at is null));
comment on column lineage_ties.claimed_by is 'The end that has named the other. Null: an officer wrote it, or it follows from a name alone and neither end has said so.';
comment on column lineage_ties.confirmed_at is 'Null: a claim, which counts for nothing until the end that has not claimed it, or an officer, confirms it.';
comment on column lineage_ties.confirmed_by is 'No foreign key: it says who it was, also when he has left. Null for what was there before ties were confirmed.';
comment on column lineage_ties.name_before is 'The name that the other end had written where the claimer stands now; stands there again when the claim goes.';

create table lineage_refusals (
  one_id      integer not null references members (id) on delete cascade,
  other_id    integer not null references members (id) on delete cascade,
  refused_by  integer not null,
  refused_at  timestamptz not null default now(),
  tie_id      integer not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
comment on table lineage_refusals is 'Two of whom one has said that they are not tied: only he or an officer may tie them again.';
comment on column lineage_refusals.refused_by is 'One of the two, or an officer, who may have left.';
comment on column lineage_refusals.tie_id is 'The tie that was refused and is gone, so that the same refusal twice is one.';
create index lineage_refusals_by_other on lineage_refusals (other_id);

-- A brother has one big brother, and every save that changed who that is stands in the audit log under the little's
-- number: with the field bigBrother, and the actor. So the last such entry says who made the tie that is there now. Made
-- by one of its two ends it is that end's claim, since whoever used the open door before would keep what he got. What
-- has no such entry was imported, seeded or linked with an officer's act, and counts as confirmed. Where an own save and
-- a later import are at odds, the tie is taken for a claim: the other end, or an officer, confirms it with one press.
update lineage_ties set confirmed_at = now();

with last_change as (
  select distinct on (object_id) object_id::int as little_id, actor_id,
    action = 'member.update' and actor_id::text <> object_id as is_officers
  from audit_entries
  where object_type = 'member' and action in ('member.update', 'member.lineage') and after->'fields' ? 'bigBrother'
  order by object_id, id desc
)
update lineage_ties tie set confirmed_at = null, claimed_by = last_change.actor_id
from last_change
where last_change.little_id = tie.little_id and not last_change.is_officers
  and last_change.actor_id in (coalesce(tie.big_id, 0), tie.little_id);

-- Names among somebody's little brothers are his own if he was the last to change that list.
with last_change as (
  select distinct on (object_id) object_id::int as big_id, actor_id from audit_entries
  where object_type = 'member' and action = 'member.update' and after->'fields' ? 'littleBrothers'
  order by object_id, id desc
)
update lineage_ties tie set confirmed_at = null, claimed_by = tie.big_id
from last_change
where tie.little_id is null and last_change.big_id = tie.big_id and last_change.actor_id = tie.big_id;

-- The other end is told, also where he has read long ago that he was somebody's big or little brother.
insert into notifications (member_id, kind, subject_type, subject_id, key, about_id, facts)
select awaited, kind, 'member', claimed_by, kind, claimed_by, '{"isHisDoing": true}'
from lineage_ties, lateral (select
  case when claimed_by = little_id then big_id else little_id end as awaited,
  case when claimed_by = little_id then 'big_brother' else 'little_brother' end as kind) as told
where confirmed_at is null and big_id is not null and little_id is not null
on conflict (subject_type, subject_id, member_id, key)
  do update set read_at = null, withdrawn_at = null, facts = excluded.facts;
