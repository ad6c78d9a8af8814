create table settings (
  key         text primary key check (key <> ''),
  value       jsonb not null,
  changed_at  timestamptz not null default now()
);
comment on table settings is 'What an officer changed; a key that is missing has its default from the code.';

create table audit_entries (
  id           bigint generated always as identity primary key,
  at           timestamptz not null,
  actor_id     integer,
  action       text not null check (action <> ''),
  object_type  text not null check (object_type <> ''),
  object_id    text,
  before       jsonb,
  after        jsonb,
  address      text,
  previous     bytea not null,
  hash         bytea not null unique check (length(hash) = 32)
);
comment on table audit_entries is 'Append-only. hash = SHA-256 over the previous hash and this entry, so that a changed or missing entry shows.';
comment on column audit_entries.actor_id is 'No foreign key: an entry outlives the member.';
create index audit_entries_by_object on audit_entries (object_type, object_id, id);
create index audit_entries_by_actor on audit_entries (actor_id, id);

create function append_audit_entry(
  at timestamptz, actor_id integer, action text, object_type text, object_id text,
  before jsonb, after jsonb, address text, content text
) returns void language plpgsql as $$
declare
  previous bytea;
begin
  -- One at a time until the transaction ends, or two entries would follow the same one.
  perform pg_advisory_xact_lock(4019002);
  select e.hash into previous from audit_entries e order by e.id desc limit 1;
  previous := coalesce(previous, decode(repeat('00', 32), 'hex'));
  insert into audit_entries (at, actor_id, action, object_type, object_id, before, after, address, previous, hash)
  values (at, actor_id, action, object_type, object_id, before, after, address,
          previous, sha256(previous || convert_to(content, 'UTF8')));
end
$$;
comment on function append_audit_entry is 'Chains and writes one entry; content is its canonical text, as the program that verifies the chain writes it.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are append-only';
end
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

create table jobs (
  id          bigint generated always as identity primary key,
  kind        text not null check (kind <> ''),
  payload     jsonb not null,
  run_at      timestamptz not null default now(),
  attempts    integer not null default 0,
  last_error  text,
  failed_at   timestamptz,
  created_at  timestamptz not null default now()
);
comment on table jobs is 'One row = work still to do, or given up on (failed_at). Done work is deleted.';
comment on column jobs.run_at is 'Not before. A worker that takes a job moves it ahead by the time it may need, so that a crash frees it.';
create index jobs_due on jobs (run_at) where failed_at is null;

create table throttle_hits (
  bucket  text not null,
  at      timestamptz not null default now()
);
comment on column throttle_hits.bucket is 'What is counted, as SHA-256 so that no identifier stands here.';
create index throttle_hits_by_bucket on throttle_hits (bucket, at);
create index throttle_hits_by_age on throttle_hits (at);
