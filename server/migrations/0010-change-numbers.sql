create sequence change_numbers;
comment on sequence change_numbers is 'Numbers the changes that pages and processes are told of, in the order in which they are committed.';

create function announce_changes(channel text, payloads text[]) returns bigint language plpgsql as $$
declare
  payload text;
  number bigint;
begin
  -- Held until the transaction ends, so that a higher number is never committed before a lower one.
  perform pg_advisory_xact_lock(4019007);
  foreach payload in array payloads loop
    number := nextval('change_numbers');
    perform pg_notify(channel, number || ' ' || payload);
  end loop;
  return number;
end
$$;
comment on function announce_changes is 'Tells all processes of changes, numbered one after the other; answers the last number. For the statement that closes a transaction.';

create function newest_change() returns bigint language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4019007);
  return (select case when is_called then last_value else 0 end from change_numbers);
end
$$;
comment on function newest_change is 'The number of the newest change; all up to it are committed.';
