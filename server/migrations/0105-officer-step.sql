-- A second step required of officers: since when each is one, what he was told, and until when he may add one late.

create table officer_steps (
  member_id  integer primary key references members (id) on delete cascade,
  since      timestamptz not null default now(),
  told       text check (told in ('required', 'soon', 'waits')),
  told_due   timestamptz check ((told is null) = (told_due is null)),
  let_until  timestamptz
);
comment on table officer_steps is 'One row = one admin or super admin, of whom a second step may be required.';
comment on column officer_steps.since is 'When he became one, or came in as one.';
comment on column officer_steps.told is 'What he was told last of a second step that he lacks.';
comment on column officer_steps.told_due is 'On which his rights were to begin to wait when he was told.';
comment on column officer_steps.let_until is 'Until when another lets him add a second step although his rights wait already.';

insert into officer_steps (member_id) select id from members where role <> 'member';

-- No writer of roles can forget to.
create function note_officer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.role = 'member' then
    delete from officer_steps where member_id = new.id;
  else
    insert into officer_steps (member_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger members_note_officer after insert on members
  for each row when (new.role <> 'member') execute function note_officer();
create trigger members_note_officer_anew after update of role on members
  for each row when (new.role is distinct from old.role) execute function note_officer();

-- Whoever was made an officer before he ever came in has his days from then on.
create function note_officers_arrival() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update officer_steps set since = greatest(since, new.arrived_at) where member_id = new.member_id;
  return null;
end
$$;
create trigger arrivals_note_officer after insert on arrivals
  for each row execute function note_officers_arrival();

create function officers_prove_since() returns timestamptz language sql stable as $$
  select changed_at from settings where key = 'officerSecondStep' and value = 'true'::jsonb
$$;
comment on function officers_prove_since is 'Since when a second step is required of officers; null where it is not.';

create function officer_step_due(integer) returns timestamptz language sql stable as $$
  select greatest(o.since, required) + interval '14 days' from officers_prove_since() as required, officer_steps o
    where required is not null and o.member_id = $1
$$;
comment on function officer_step_due is 'When the rights of that officer begin to wait; null where nothing is required of him.';

create function has_second_step(integer) returns boolean language sql stable as $$
  select exists (select from authenticator_apps a where a.member_id = $1)
    or exists (select from passkeys p where p.member_id = $1)
$$;
