-- Copies that were made for somebody, each named by the mark it bears; one partition a month, dropped when its time is over.

create table copies (
  id bigint primary key,
  kind smallint not null check (kind between 1 and 4),
  object_id integer not null,
  member_id integer not null,
  issued_at timestamptz not null,
  ip inet,
  key_id smallint not null,
  sha256 bytea not null check (length(sha256) = 32)
) partition by range (id);
create index copies_object on copies (object_id, member_id, kind);
create index copies_sha256 on copies (substr(sha256, 1, 8));

comment on table copies is
  'A copy of a photo or document and for whose session it was made. Rows outlive both, so that there are no foreign keys.';
comment on column copies.id is
  'Borne by the copy. Months since January 2026 modulo 256, times 2^32, plus 32 random bits; it says nothing else.';
comment on column copies.kind is '1 a photo viewed, 2 a photo downloaded, 3 a document viewed, 4 a document downloaded.';
comment on column copies.ip is 'The address asked from; null where addresses are not kept.';
comment on column copies.key_id is 'With which of the keys of the watermark it was marked.';
comment on column copies.sha256 is 'Of the bytes that were sent.';

/*
 * Makes the partitions of a month, counted since January 2026, and of the two after it, and drops those from more than
 * `retention` months before. A function of the owner of the tables, since the program's role may neither make nor drop any.
 */
create function keep_copy_months(current_month integer, retention integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month bigint;
  part text;
begin
  -- One process at a time: another may have made them meanwhile.
  perform pg_advisory_xact_lock(4019015);
  for month in select mod(current_month + ahead, 256) from generate_series(0, 2) ahead loop
    part := format('copies_%s', lpad(month::text, 3, '0'));
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I partition of copies for values from (%s) to (%s)', part, month * 4294967296, (month + 1) * 4294967296
    );
  end loop;
  for part, month in
    select relname, right(relname, 3)::bigint
    from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'copies'::regclass
  loop
    -- By the shorter way around: what lies ahead of a clock that was set back is not old.
    if mod(current_month - month + 256, 256) between retention + 1 and 127 then
      execute format('drop table %I', part);
    end if;
  end loop;
end
$$;
comment on function keep_copy_months is 'Called every day, and by the first copy of a month that has no partition.';
