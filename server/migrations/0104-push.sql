-- Notifications on devices: which of a member's browsers take them, what is on its way to them, and who has a page open.

create table push_subscriptions (
  id            integer generated always as identity primary key,
  session_id    text not null unique references sessions (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  endpoint      text not null unique check (length(endpoint) <= 2000),
  p256dh        text not null check (length(p256dh) = 87),
  auth          text not null check (length(auth) = 22),
  topics        text[] not null,
  since         timestamptz not null default now(),
  created_at    timestamptz not null default now(),
  renewed_at    timestamptz not null default now(),
  last_sent_at  timestamptz,
  failed_at     timestamptz
);
comment on table push_subscriptions is 'One row = one signed-in browser that takes notifications; it ends with its session, however that ends.';
comment on column push_subscriptions.endpoint is 'The address at a push service that its browser gave.';
comment on column push_subscriptions.p256dh is 'Public key of the browser, to which messages are encrypted; base64url.';
comment on column push_subscriptions.auth is 'Secret of the browser by which it knows that a message is from here; base64url.';
comment on column push_subscriptions.topics is 'What its member has switched on for it; none is silence.';
comment on column push_subscriptions.since is 'When the topics were last changed: what was told before is not sent.';
comment on column push_subscriptions.failed_at is 'When a message was last given up; null once one was taken.';
create index push_subscriptions_by_member on push_subscriptions (member_id);

create table pushes (
  id               integer generated always as identity primary key,
  subscription_id  integer not null references push_subscriptions (id) on delete cascade,
  notification_id  integer not null,
  made_at          timestamptz not null default now(),
  done_at          timestamptz,
  unique (subscription_id, notification_id)
);
comment on table pushes is 'One row = one notification for one browser. Forgotten after two days.';
comment on column pushes.done_at is 'When it was sent, given up, or had not to be sent any more.';
comment on column pushes.notification_id is 'Not a foreign key: a notification that is told again has another id, and is sent again.';
create index pushes_by_age on pushes (made_at);

create table open_pages (
  process     text primary key,
  member_ids  integer[] not null,
  seen_at     timestamptz not null default now()
);
comment on table open_pages is 'One row = one process, with the members who have a page open there; without word for two minutes it counts for nothing.';
