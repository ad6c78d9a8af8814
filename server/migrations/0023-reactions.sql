-- Reactions to activity, and what a member has seen of the feed.

create table activity_reactions (
  activity_id   integer not null references activity_items (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  emoji         text not null check (emoji in ('🦉', '🫰', '❤️', '🐍', '🦅', '✅', '🙏', '🪽')),
  reacted_at    timestamptz not null default now(),
  withdrawn_at  timestamptz,
  primary key (activity_id, member_id, emoji)
);
comment on column activity_reactions.withdrawn_at is 'When he took it back; a row that stays can be reacted with again in one statement.';
create index activity_reactions_by_member on activity_reactions (member_id);

create table feed_visits (
  member_id   integer primary key references members (id) on delete cascade,
  seen_at     timestamptz not null,
  line_at     timestamptz,
  visited_at  timestamptz not null default now()
);
comment on table feed_visits is 'One row = a member who has seen the feed.';
comment on column feed_visits.seen_at is 'Of the newest that he has seen.';
comment on column feed_visits.line_at is 'Of the newest that he had seen when this visit began; null in his first.';
