-- How many requests to join were dropped before their mail could leave, so that officers hear of it.
create table join_drops (
  day      date not null,
  reason   text not null check (reason in ('full', 'late')),
  asks     integer not null check (asks > 0),
  last_at  timestamptz not null,
  primary key (day, reason)
);
comment on table join_drops is 'One row = how many were dropped on a day. Forgotten after 90 days.';
comment on column join_drops.reason is 'full: too many waited; late: it had waited for a week.';
