-- One row for each bucket instead of one for each hit: counting locks it, so that calls at once are counted one by one.
drop table throttle_hits;

create table throttle_buckets (
  bucket  text primary key,
  hits    timestamptz[] not null default '{}',
  used_at timestamptz not null default clock_timestamp()
);
comment on table throttle_buckets is 'What is counted, and when it happened. Nothing here is older than a day or worth keeping.';
comment on column throttle_buckets.bucket is 'As SHA-256, so that no identifier stands here.';
create index throttle_buckets_by_age on throttle_buckets (used_at);

create function count_hits(rules jsonb) returns integer language plpgsql as $$
declare
  moment timestamptz;
  wait integer;
begin
  delete from throttle_buckets where bucket in (
    select bucket from throttle_buckets where used_at < now() - interval '1 day' limit 100 for update skip locked);
  -- In one order, or two calls could wait for each other.
  insert into throttle_buckets (bucket) select rule->>'bucket' from jsonb_array_elements(rules) rule order by 1
    on conflict (bucket) do update set used_at = clock_timestamp();
  moment := clock_timestamp();
  select max(ceil(extract(epoch from held.hits[(rule->>'most')::int] - moment + make_interval(mins => (rule->>'minutes')::int))))
    into wait
    from jsonb_array_elements(rules) rule join throttle_buckets held on held.bucket = rule->>'bucket';
  if wait > 0 then
    return wait;
  end if;
  update throttle_buckets held set hits = (array[moment] || held.hits)[1:(rule->>'most')::int]
    from jsonb_array_elements(rules) rule where held.bucket = rule->>'bucket';
  return 0;
end
$$;
comment on function count_hits is 'Counts one hit in each bucket, the newest first, and answers 0; or counts none and answers the seconds until all have room again. rules: [{bucket, most, minutes}]';

-- Keys that sign what is handed out and comes back.
create table signing_keys (
  purpose  text primary key,
  key      bytea not null check (length(key) = 32)
);
comment on table signing_keys is 'unsubscribe: the links in mails that end such mails; browser: the cookie of a browser that somebody signed in with.';
insert into signing_keys (purpose, key) select 'unsubscribe', key from unsubscribe_key;
insert into signing_keys (purpose, key)
  select 'browser', sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);
drop table unsubscribe_key;
