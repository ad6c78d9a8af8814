-- Sign-ins that failed, for super admins: counted by the day, so that whoever tries often writes no more than a row.
create table failed_sign_ins (
  day        date not null,
  member_id  integer references members (id) on delete cascade,
  network    text not null,
  times      integer not null check (times > 0),
  last_at    timestamptz not null,
  unique nulls not distinct (day, member_id, network)
);
comment on table failed_sign_ins is 'Kept for 90 days. What was typed is not in it: people type passwords where names belong.';
comment on column failed_sign_ins.member_id is 'Who was meant; null where that was nobody of ours.';
comment on column failed_sign_ins.network is 'The first 24 bits of an IPv4 address, the first 48 of an IPv6 one.';
create index failed_sign_ins_by_member on failed_sign_ins (member_id);
