create table members (
  id                 integer generated always as identity primary key,
  first_name         text not null check (first_name <> ''),
  middle_name        text,
  last_name          text not null check (last_name <> ''),
  familiar           text,
  email              text unique check (email = lower(email)),
  phone              text,
  phone_key          text,
  linkedin_url       text,
  instagram_url      text,
  snapchat_url       text,
  facebook_url       text,
  tiktok_url         text,
  linkedin_verified  boolean not null default false,
  position           text,
  company            text,
  work_start         text,
  work_end           text,
  company_tags       text[] not null default '{}',
  work_history       jsonb not null default '[]',
  offices            text[] not null default '{}',
  class              integer check (class between 1 and 35 or class between 1900 and 2100),
  pledge_class       integer check (pledge_class in (-999, -2, -1, 0) or pledge_class between 1 and 200),
  cohort             text,
  birthday           text,
  partner            text,
  partner_kind       text,
  kids               jsonb not null default '[]',
  lineage_color      text check (lineage_color in
    ('blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black')),
  location           text,
  city               text,
  country            text,
  bio                text,
  quote              text,
  avatar             text unique,
  interests          jsonb not null default '[]',
  role               text not null default 'member' check (role in ('member', 'admin', 'super_admin')),
  inactive_since     timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);
comment on column members.email is 'In lower case; signs the member in. Null for brothers known by name only.';
comment on column members.phone_key is 'E.164 of phone; signs the member in where exactly one member has it.';
comment on column members.pledge_class is 'The fraternity class: -999 before the founding, -2 to 0 founding, then 1, 2, 3 …';
comment on column members.class is '1 to 35 as entered by officers, or a graduation year in older data.';
comment on column members.avatar is 'Name in the file store, without its folder.';
create index members_by_phone on members (phone_key) where phone_key is not null;
create index members_by_name on members (lower(last_name), lower(first_name));
create index members_super_admins on members (id) where role = 'super_admin';

create table lineage_ties (
  id           integer generated always as identity primary key,
  big_id       integer references members (id),
  big_name     text,
  little_id    integer references members (id),
  little_name  text,
  check (num_nonnulls(big_id, little_id) >= 1),
  check (num_nonnulls(big_id, big_name) = 1 and num_nonnulls(little_id, little_name) = 1),
  check (big_id <> little_id),
  unique (big_id, little_id)
);
comment on table lineage_ties is 'One row = one big brother and one little brother; a side that is not a member is a name.';
create unique index lineage_ties_one_big on lineage_ties (little_id) where little_id is not null;
create index lineage_ties_littles on lineage_ties (big_id);

create table imports (
  id           integer generated always as identity primary key,
  file_name    text not null,
  columns      jsonb not null,
  imported_by  integer references members (id) on delete set null,
  imported_at  timestamptz not null default now(),
  total        integer not null,
  imported     integer not null,
  skipped      integer not null,
  retried_at   timestamptz
);
comment on column imports.columns is 'The header of the file, so that its rows can be read again.';
create index imports_by_importer on imports (imported_by);

create table import_rows (
  import_id  integer not null references imports (id) on delete cascade,
  row        integer not null,
  name       text not null,
  cells      jsonb,
  outcome    text not null check (outcome in ('skipped', 'error')),
  reason     text not null,
  primary key (import_id, row)
);
comment on table import_rows is 'Rows an import left out, with the reason; those with outcome error are the remaining rows.';
comment on column import_rows.cells is 'The row as it stood in the file, to be tried again; kept for errors only.';
