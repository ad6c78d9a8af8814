alter table members
  add column version          integer not null default 1,
  add column privacy          jsonb not null default '{}',
  add column shares_activity  boolean not null default true,
  add column avatar_hash      text,
  add column earlier_avatar   jsonb,
  add column latitude         double precision,
  add column longitude        double precision,
  add check (latitude between -90 and 90),
  add check (longitude between -180 and 180),
  add check (num_nonnulls(latitude, longitude) in (0, 2));
comment on column members.version is 'Counts the saves, so that two who edit at the same time hear of each other.';
comment on column members.privacy is 'Who sees a private field, where the member chose another audience than the default.';
comment on column members.avatar is 'Name of the largest size in the file store, without its folder; the others have their width before the ending.';
comment on column members.avatar_hash is 'Thumbhash of the portrait in base64, shown while it loads.';
comment on column members.earlier_avatar is 'What was there before the last upload, as {avatar, avatar_hash} (null inside: no photo); null when there is nothing to go back to.';
comment on column members.latitude is 'Of the city that location was found to mean; null when it means none.';
create index members_by_coordinates on members (latitude, longitude) where latitude is not null;

create table activity_items (
  id           integer generated always as identity primary key,
  member_id    integer not null references members (id) on delete cascade,
  type         text not null check (type in ('location', 'family', 'work', 'other')),
  description  text not null check (description <> ''),
  created_at   timestamptz not null default now()
);
comment on table activity_items is 'What a member changed about himself; several saves within a day are one row. Holds nothing that not all brothers may see.';
create index activity_items_newest on activity_items (created_at desc, id desc);
create index activity_items_by_member on activity_items (member_id, type, created_at desc);

insert into jobs (kind, payload) values ('resolve-locations', '{}');

create function enqueue_job(kind text, payload jsonb) returns void language sql as $$
  insert into jobs (kind, payload) values (kind, payload);
$$;
comment on function enqueue_job is 'For the statement that closes a transaction; see platform/context.';
