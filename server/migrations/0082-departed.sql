-- Names in ties that stand for members who are gone are kept apart: two who left as "A brother" are two men.

alter table lineage_ties
  add column departed uuid,
  add check (departed is null or num_nonnulls(big_name, little_name) > 0);
comment on column lineage_ties.departed is 'Random, one for each member who is gone: ties with the same key name the same man. Null: a name that somebody wrote.';

-- Who stood where a name stands now, as far as the audit log tells it.
create temporary table gone on commit drop as
select distinct on (object_id) object_id::int as id, actor_id is null and coalesce((
    select asked.after->>'keptName' from audit_entries asked
    where asked.object_type = 'departure' and asked.object_id = deleted.object_id and asked.action = 'departure.ask'
    order by asked.id desc limit 1), '') = 'none' as is_unnamed
from audit_entries deleted
where object_type = 'member' and action = 'member.delete' and object_id ~ '^\d{1,9}$'
order by object_id, deleted.id desc;

-- Such a name is a claim of the member at the other end.
create temporary table named_tie on commit drop as
select id, claimed_by as member_id, big_name is not null as is_big, coalesce(big_name, little_name) as name,
  coalesce(big_name, little_name) = 'A brother' as is_unnamed
from lineage_ties
where num_nonnulls(big_name, little_name) = 1 and confirmed_at is null and claimed_by is not null;

-- A save is an entry of the record that was saved, followed at once by one for each other record that it changed; each says
-- whether it was the big brother or the littles.
create temporary table change on commit drop as
select id, object_id::int as member_id, after->'fields' ? 'bigBrother' as is_of_big,
  after->'fields' ? 'littleBrothers' as is_of_littles, save
from (
  select *, count(*) filter (where action <> 'member.lineage') over (order by id) as save from audit_entries
  where exists (select from gone) and exists (select from named_tie)
) as entry
where object_type = 'member' and action in ('member.update', 'member.lineage') and object_id ~ '^\d{1,9}$'
  and after->'fields' ?| array['bigBrother', 'littleBrothers'];

create temporary table stood on commit drop as
with last_change as (
  select distinct on (member_id) member_id as little_id, save from change where is_of_big order by member_id, id desc
), tied as (
  -- The last save that changed who somebody's big brother is, with those whose littles it changed.
  select little_id, change.member_id as big_id from last_change
  join change on change.save = last_change.save and is_of_littles and change.member_id <> little_id
), told as (
  -- Who confirmed a tie by a press has left both its ends in the log.
  select tie.id as tie_id, gone.id as gone_id, true as is_sure
  from named_tie tie
  join audit_entries entry
    on entry.object_type = 'lineage' and entry.object_id = tie.id::text and entry.action = 'lineage.confirm'
  join gone on gone.id::text = entry.after->>case when is_big then 'bigId' else 'littleId' end
  union
  select tie.id, gone.id, false
  from named_tie tie
  join tied on tie.member_id = case when is_big then little_id else big_id end
  join gone on gone.id = case when is_big then big_id else little_id end and gone.is_unnamed = tie.is_unnamed
  union
  -- Where one alone has left without his name, nobody else can be meant.
  select tie.id, gone.id, false
  from named_tie tie join gone using (is_unnamed)
  where is_unnamed and (select count(*) from gone where is_unnamed) = 1
), likely as (
  select * from told where is_sure or tie_id not in (select tie_id from told where is_sure)
), sole as (
  select tie_id, min(gone_id) as gone_id, bool_or(is_sure) as is_sure
  from likely group by tie_id having count(distinct gone_id) = 1
)
-- Nobody had two names, nor two bigs: of whom that would be so it cannot be told.
select tie_id, gone_id from sole join named_tie tie on tie.id = tie_id
where is_sure or not exists (
  select from sole other join named_tie another on another.id = other.tie_id
  where other.gone_id = sole.gone_id and other.tie_id <> sole.tie_id
    and (another.name <> tie.name or not (another.is_big or tie.is_big)));

update lineage_ties set departed = key.departed
from stood join (select gone_id, gen_random_uuid() as departed from stood group by gone_id) as key using (gone_id)
where stood.tie_id = lineage_ties.id;
