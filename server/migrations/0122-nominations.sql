-- Nominations before an election, who stands, and the officers who confirm the list; and whether a result is shown with numbers.

alter table elections
  add column nominations_until        timestamptz,
  add column nominations_closed_at    timestamptz,
  add column nominations_reopened_at  timestamptz,
  add column nominations_reminded_at  timestamptz,
  add column allows_several           boolean not null default false,
  add column shows_names              boolean not null default false,
  add column shows_numbers            boolean not null default true,
  add column is_confirmed             boolean not null default true,
  add column gathering_id             integer references gatherings (id) on delete set null,
  add check (nominations_until is not null or nominations_closed_at is null),
  add check (nominations_until is not null or is_confirmed);
comment on column elections.nominations_until is 'Null where the candidates were chosen when it was called.';
comment on column elections.allows_several is 'Whether one brother may stand for several of its positions.';
comment on column elections.shows_names is 'Whether who stands is shown as they come, and not all together at the close.';
comment on column elections.is_confirmed is 'False while officers have not confirmed who stands: until then no box of it opens.';
create index elections_by_gathering on elections (gathering_id);

create table nominees (
  id                integer primary key generated always as identity,
  position_id       integer not null references election_positions (id) on delete cascade,
  member_id         integer not null references members (id) on delete cascade,
  state             text not null check (state in ('asked', 'stands', 'declined', 'refused', 'closed')),
  statement         text,
  shows_nominators  boolean not null default false,
  named_at          timestamptz not null,
  reminders         smallint not null default 0,
  refused_at        timestamptz,
  refused_by        integer references members (id) on delete set null,
  refusal           text,
  appealed_at       timestamptz,
  appeal            text,
  decided_at        timestamptz,
  decided_by        integer references members (id) on delete set null,
  is_overturned     boolean,
  decision          text,
  unique (position_id, member_id),
  check ((refused_at is null) = (refusal is null)),
  check ((appealed_at is null) = (appeal is null)),
  check (appealed_at is null or refused_at is not null),
  check (num_nulls(decided_at, is_overturned, decision) in (0, 3)),
  check (decided_at is null or appealed_at is not null)
);
comment on table nominees is 'One row = one brother who was named for a position, by however many, and how he has answered.';
create index nominees_by_member on nominees (member_id);
create index nominees_by_refuser on nominees (refused_by);
create index nominees_by_decider on nominees (decided_by);

create table namings (
  nominee_id    integer not null references nominees (id) on delete cascade,
  nominator_id  integer not null references members (id) on delete cascade,
  sentence      text,
  named_at      timestamptz not null,
  primary key (nominee_id, nominator_id)
);
comment on table namings is 'One row = one brother who has named one, or himself, for a position; the named, and officers who do not stand for it, know who he is, and nobody else unless the named shows it.';
create index namings_by_nominator on namings (nominator_id);

create table list_confirmations (
  election_id   integer not null references elections (id),
  officer_id    integer not null references members (id) on delete cascade,
  confirmed_at  timestamptz not null,
  primary key (election_id, officer_id)
);
comment on table list_confirmations is 'One row = one officer who does not stand and has confirmed the list of candidates of an election.';
create index list_confirmations_by_officer on list_confirmations (officer_id);

create table empty_positions (
  election_id        integer not null references elections (id),
  place              smallint not null,
  title              text not null,
  description        text,
  class_range_start  smallint,
  class_range_end    smallint,
  primary key (election_id, place)
);
comment on table empty_positions is 'One row = one position that was taken out of an election since nobody stood for it; it comes back where nominations are opened again.';
