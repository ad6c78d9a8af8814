-- Who passes by a gathering anyway, and was asked along by a host.

create table gathering_askings (
  gathering_id  integer not null references gatherings (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  asked_by      integer references members (id) on delete set null,
  asked_at      timestamptz not null default now(),
  primary key (gathering_id, member_id)
);
comment on table gathering_askings is 'One row = one brother whose shared trip brings him near a gathering, and whom a host has asked along; once.';
create index gathering_askings_by_member on gathering_askings (member_id);
create index gathering_askings_by_asker on gathering_askings (asked_by);

create trigger gatherings_forget_askings after delete on gatherings
  for each row execute function forget_subject('gathering-asking');
