create table trips (
  id               integer generated always as identity primary key,
  member_id        integer not null references members (id) on delete cascade,
  title            text not null check (title <> ''),
  start_date       date not null,
  end_date         date not null check (end_date > start_date),
  is_shared        boolean not null,
  is_active        boolean not null default true,
  first_shared_at  timestamptz,
  created_at       timestamptz not null default now()
);
comment on column trips.is_active is 'False: put aside by its traveller; shown to nobody else and announced to nobody.';
comment on column trips.first_shared_at is 'Shared again, it is no newer news than it was.';
create index trips_by_member on trips (member_id, start_date desc);
create index trips_shared on trips (end_date) where is_shared and is_active;

create table trip_stops (
  trip_id    integer not null references trips (id) on delete cascade,
  position   integer not null,
  location   text not null check (location <> ''),
  city       text,
  country    text,
  latitude   double precision check (latitude between -90 and 90),
  longitude  double precision check (longitude between -180 and 180),
  primary key (trip_id, position),
  check (num_nonnulls(latitude, longitude) in (0, 2))
);
comment on column trip_stops.location is 'As it was typed.';
comment on column trip_stops.latitude is 'Of the city that location was found to mean; null when it means none.';
create index trip_stops_by_coordinates on trip_stops (latitude, longitude) where latitude is not null;

create table news_items (
  id            integer generated always as identity primary key,
  title         text not null check (title <> ''),
  body          text not null,
  link          text,
  image_url     text,
  tags          text[] not null default '{}',
  is_published  boolean not null,
  is_pinned     boolean not null default false,
  published_at  timestamptz,
  trip_id       integer unique references trips (id) on delete cascade
);
comment on column news_items.trip_id is 'The trip this tells of, and goes with; null for what officers write.';
create index news_items_newest on news_items (is_pinned desc, published_at desc nulls last, id desc) where is_published;

create table notifications (
  id            integer generated always as identity primary key,
  member_id     integer not null,
  trip_id       integer not null,
  kind          text not null check (kind in ('nearby', 'coming', 'crossing')),
  location      text not null,
  latitude      double precision,
  longitude     double precision,
  trip_title    text not null,
  start_date    date not null,
  end_date      date not null,
  created_at    timestamptz not null default now(),
  read_at       timestamptz,
  withdrawn_at  timestamptz,
  check (num_nonnulls(latitude, longitude) = case when kind = 'nearby' then 2 else 0 end),
  unique nulls not distinct (trip_id, member_id, latitude, longitude)
);
comment on table notifications is 'What a member was told of a trip: of his own once for each destination with brothers near, of another''s once.';
comment on column notifications.latitude is 'Of the destination, where brothers live near it; who they are is looked up when it is read.';
comment on column notifications.trip_title is 'As it was told: what the trip is called and when it is may be private by now.';
comment on column notifications.withdrawn_at is 'No longer true, and unread when it ceased to be. Kept, so that the same is not told twice.';
create index notifications_by_member on notifications (member_id, id desc);

-- In place of foreign keys: to look each of thousands of brothers up once more would cost more than to tell them.
create function forget_notifications() returns trigger language plpgsql as $$
begin
  -- Whoever is telling just now tells first, and that is forgotten with the rest.
  perform pg_advisory_xact_lock(4019005);
  if tg_table_name = 'members' then
    delete from notifications where member_id = old.id;
  else
    delete from notifications where trip_id = old.id;
  end if;
  return null;
end
$$;
create trigger members_forget_notifications after delete on members
  for each row execute function forget_notifications();
create trigger trips_forget_notifications after delete on trips
  for each row execute function forget_notifications();

create function distance_km(
  latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
) returns double precision language sql immutable parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(other_latitude - latitude) / 2), 2)
    + cos(radians(latitude)) * cos(radians(other_latitude)) * power(sin(radians(other_longitude - longitude) / 2), 2))))
$$;
comment on function distance_km is 'Along the great circle, on a sphere with a radius of 6371 km.';

create function boxes_around(latitude double precision, longitude double precision, km double precision)
returns table (south double precision, north double precision, west double precision, east double precision)
language sql immutable parallel safe as $$
  select latitude - up - 1e-9, latitude + up + 1e-9, part.west, part.east
  from (select degrees(km / 6371) as up) as reach,
    lateral (select case when abs(latitude) + up < 90
      then degrees(asin(sin(radians(up)) / cos(radians(latitude)))) + 1e-9 end as across) as width,
    lateral (values
      (greatest(longitude - across, -180), least(longitude + across, 180)),
      (longitude - across + 360, 180),
      (-180, longitude + across - 360)) as part (west, east)
  where part.west <= part.east
$$;
comment on function boxes_around is 'What holds every point within the distance: split where it crosses the 180th meridian, the whole circle where it reaches a pole.';
