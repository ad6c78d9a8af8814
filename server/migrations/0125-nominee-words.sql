-- What who is refused or declines says besides, and how often the dates of an election were moved.

alter table nominees
  add column appeal_waived_at  timestamptz,
  add column decline_word      text,
  add check (appeal_waived_at is null or refused_at is not null);
comment on column nominees.appeal_waived_at is 'When he said that he does not appeal, so that the list need not wait for him.';
comment on column nominees.decline_word is 'Why he declines, in his words: for officers, and not for who has named him.';

alter table elections add column dates_moved smallint not null default 0;
comment on column elections.dates_moved is 'How often officers have moved its dates since it was called; each time is news.';
