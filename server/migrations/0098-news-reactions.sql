-- Reactions to news, as to activity.

create table news_reactions (
  news_id       integer not null references news_items (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  emoji         text not null check (emoji in ('🦉', '🫰', '❤️', '🐍', '🦅', '✅', '🙏', '🪽')),
  reacted_at    timestamptz not null default now(),
  withdrawn_at  timestamptz,
  primary key (news_id, member_id, emoji)
);
comment on table news_reactions is 'One row = one member and emoji that he has given to a news item.';
comment on column news_reactions.withdrawn_at is 'When he took it back; a row that stays can be reacted with again in one statement.';
create index news_reactions_by_member on news_reactions (member_id);
