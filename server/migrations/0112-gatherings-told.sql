-- When the feed last had something new to tell of a gathering, and messages of hosts to those who come.

alter table gatherings add column told_at timestamptz not null default now();
comment on column gatherings.told_at is 'When it was called, made official, called off or called again, whichever was last: its place in the feed.';
update gatherings set told_at = coalesce(called_off_at, called_at);

create trigger gatherings_forget_messages after delete on gatherings
  for each row execute function forget_subject('gathering-message');
