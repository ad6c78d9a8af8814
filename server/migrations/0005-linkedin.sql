alter table members add column linkedin_subject text unique;
comment on column members.linkedin_subject is 'The LinkedIn account he has connected, by LinkedIn''s own name for it; an account belongs to one member.';

create table linkedin_attempts (
  session_id  text primary key references sessions (id) on delete cascade,
  state_hash  bytea not null check (length(state_hash) = 32),
  verifier    text not null,
  nonce       text not null,
  expires_at  timestamptz not null
);
comment on table linkedin_attempts is 'Who is on his way to LinkedIn and back: one row = the latest attempt of a session, gone once it is used.';
comment on column linkedin_attempts.state_hash is 'The state itself travels through the browser alone; kept here as SHA-256.';
