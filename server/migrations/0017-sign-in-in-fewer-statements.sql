-- A crash of the database empties the table: what it broke off does not count, and counting waits for no disk.
alter table throttle_buckets set unlogged;

create function settle_hits(emptied text[], taken_back text[]) returns void language sql as $$
  delete from throttle_buckets where bucket = any(emptied);
  update throttle_buckets set hits = hits[2:] where bucket = any(taken_back);
$$;
comment on function settle_hits is 'Empties buckets, and takes the newest hit of others back.';

create function start_session(id text, token_hash bytea, member_id integer, device text, days integer) returns void
language sql as $$
  insert into sessions (id, token_hash, member_id, device, expires_at)
    values ($1, $2, $3, $4, now() + make_interval(days => $5));
$$;
comment on function start_session is 'Opens a session, in the statement that closes a transaction.';
