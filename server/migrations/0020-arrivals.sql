-- When brothers came in for the first time, and how far they have got with what they are asked to do then.

create table arrivals (
  member_id        integer primary key references members (id) on delete cascade,
  arrived_at       timestamptz not null default now(),
  dismissed_at     timestamptz,
  privacy_seen_at  timestamptz
);
comment on table arrivals is 'One row = one member who has come in by his invitation or the set-up.';
comment on column arrivals.dismissed_at is 'When he put the list of first steps away; also set for whoever had come in before there was one.';
comment on column arrivals.privacy_seen_at is 'When he first looked through who sees what of him.';
create index arrivals_by_time on arrivals (arrived_at desc, member_id desc);

-- Of earlier times the log says when a member first chose a password.
insert into arrivals (member_id, arrived_at, dismissed_at)
select members.id, min(entry.at), now()
from members join audit_entries entry on entry.object_type = 'password' and entry.object_id = members.id::text
where entry.action = 'password.choose'
group by members.id;
