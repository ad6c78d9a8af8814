-- When a member himself last changed or confirmed what stands in his record, and from when on he is asked whether it is right.

alter table members
  add column place_confirmed_at   timestamptz,
  add column contact_confirmed_at timestamptz,
  add column work_confirmed_at    timestamptz,
  add column asked_since          date not null default now()::date,
  add column ask_again_on         date;

comment on column members.place_confirmed_at is 'When he himself last changed or confirmed where he lives; what officers write does not count.';
comment on column members.contact_confirmed_at is 'The same of his e-mail address and phone. That he answered a mail there is another thing.';
comment on column members.work_confirmed_at is 'The same of his work.';
comment on column members.asked_since is 'Whoever never confirmed anything is asked within a year from here, each on a day of his own.';
comment on column members.ask_again_on is 'He put the question off until then.';
