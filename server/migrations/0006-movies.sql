create table movie_searches (
  query     text primary key,
  answer    jsonb not null,
  asked_at  timestamptz not null default now()
);
comment on table movie_searches is 'What TMDB answered, kept for a day, so that all brothers and processes together ask it once.';
create index movie_searches_newest on movie_searches (asked_at desc);

create table movie_posters (
  file      text primary key,
  named_at  timestamptz not null default now()
);
comment on table movie_posters is 'Posters that a search named. Only these are fetched, and only so many of them are kept.';
create index movie_posters_newest on movie_posters (named_at desc);
