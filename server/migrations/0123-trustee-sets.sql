-- Trustee sets: brothers who hold the key to sealed elections together, and the messages by which they make it.

create table trustee_sets (
  id               integer generated always as identity primary key,
  name             text not null,
  threshold        integer not null,
  run              integer not null default 1,
  state            text not null default 'round1' check (state in ('round1', 'round2', 'round3', 'ready', 'void')),
  deadline         timestamptz not null,
  extended_at      timestamptz,
  ready_at         timestamptz,
  words            text,
  parameters       text,
  stopped_why      text check (stopped_why in ('wrong_share', 'unopened_share', 'voided')),
  stopped_at       timestamptz,
  stopped_dealer   integer,
  stopped_receiver integer,
  stopped_envelope text,
  stopped_reason   text,
  created_at       timestamptz not null default now(),
  created_by       integer references members (id) on delete set null,
  check (threshold >= 1),
  check ((state = 'ready') <= (parameters is not null and ready_at is not null)),
  check ((state = 'void') = (stopped_why is not null and stopped_at is not null))
);
comment on table trustee_sets is 'One row = one committee whose members hold a key together. It holds nothing that is secret.';
comment on column trustee_sets.threshold is 'How many of them must turn their keys.';
comment on column trustee_sets.run is 'From 1; the rounds of each begin anew, with new words of everybody.';
comment on column trustee_sets.extended_at is 'When officers gave the run more time, which they can once.';
comment on column trustee_sets.words is 'Twelve words of the certificates of this run, once there are all; they are no secret.';
comment on column trustee_sets.parameters is 'What the rounds left, as it stands in every archive: JSON of the package.';
comment on column trustee_sets.stopped_why is 'voided: for good, by officers; otherwise a complaint ended the run, and another may begin.';
comment on column trustee_sets.stopped_envelope is 'The share that proves its dealer wrong, as he signed it.';
create index trustee_sets_by_creator on trustee_sets (created_by);

create table trustee_seats (
  set_id            integer not null references trustee_sets (id) on delete cascade,
  index             integer not null,
  member_id         integer references members (id) on delete set null,
  called_rank       integer not null default 0,
  called_at         timestamptz,
  words_answer      text check (words_answer in ('found', 'lost')),
  words_answered_at timestamptz,
  primary key (set_id, index),
  unique (set_id, member_id),
  check (index between 1 and 9),
  check ((words_answer is null) = (words_answered_at is null))
);
comment on table trustee_seats is 'One row = one place in a trustee set; it stays when its member is gone.';
comment on column trustee_seats.index is 'From 1; it is signed in his certificate.';
comment on column trustee_seats.called_rank is 'Of the step to which a mail has called him last: ten times the run, and the step.';
comment on column trustee_seats.words_answer is 'What he said last when he was asked for his words, which no one but his device has seen.';
create index trustee_seats_by_member on trustee_seats (member_id);

create table trustee_messages (
  set_id  integer not null,
  run     integer not null,
  round   integer not null check (round between 1 and 3),
  index   integer not null,
  body    text not null,
  sent_at timestamptz not null,
  primary key (set_id, run, round, index),
  foreign key (set_id, index) references trustee_seats (set_id, index) on delete cascade
);
comment on table trustee_messages is 'One row = what one trustee sent in one round: signed by him, and what is secret in it sealed.';

create function rests_on_trustee_set(of_set integer) returns boolean
  language sql stable as $$ select false $$;
comment on function rests_on_trustee_set is 'Whether an election that is not over needs the keys of a set.';
