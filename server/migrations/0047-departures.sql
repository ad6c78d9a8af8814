-- Brothers who asked to leave: the account sleeps, and is deleted when its time is over.

create table departures (
  member_id  integer primary key references members (id) on delete cascade,
  asked_at   timestamptz not null,
  due_at     timestamptz not null check (due_at > asked_at),
  kept_name  text not null check (kept_name in ('full', 'initial', 'none'))
);
comment on table departures is 'One row = one member who asked to leave and has not come back.';
comment on column departures.asked_at is 'Equal to his inactive_since as long as he sleeps for this reason; whoever was active again in between stays.';
comment on column departures.kept_name is 'How he stands in the lineage once he is gone.';
create index departures_by_due on departures (due_at);
