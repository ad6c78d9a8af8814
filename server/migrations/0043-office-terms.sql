-- Who holds an office from when until when. What a member's own record says of his offices is what he holds today.

create table office_terms (
  id         integer primary key generated always as identity,
  office     text not null check (office <> ''),
  member_id  integer references members (id) on delete set null,
  began_on   date,
  ended_on   date,
  check (ended_on >= began_on)
);
comment on table office_terms is 'One row = one brother in one office, without a break. Whoever was deleted stays without a name.';
comment on column office_terms.office is 'As it is called; an office that gets another name gets it here too.';
comment on column office_terms.began_on is 'Null where nobody has said since when.';
comment on column office_terms.ended_on is 'His last day; null while none is set.';
create index office_terms_of_member on office_terms (member_id);

insert into office_terms (office, member_id)
select distinct office, members.id from members, unnest(offices) as office;

-- Whatever writes a member's offices begins and ends terms, so that the roll misses none.
create function follow_offices() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  delete from office_terms
    where member_id = new.id and office <> all (new.offices) and began_on = today and (ended_on is null or ended_on >= today);
  update office_terms set ended_on = today - 1
    where member_id = new.id and office <> all (new.offices)
      and (began_on is null or began_on < today) and (ended_on is null or ended_on >= today);
  insert into office_terms (office, member_id, began_on)
    select distinct office, new.id, case when tg_op = 'UPDATE' then today end
    from unnest(new.offices) as office
    where not exists (
      select from office_terms term
      where term.member_id = new.id and term.office = office.office
        and (term.began_on is null or term.began_on <= today) and (term.ended_on is null or term.ended_on >= today));
  return null;
end $$;

create trigger members_follow_offices_added after insert on members
  for each row when (new.offices <> '{}') execute function follow_offices();
create trigger members_follow_offices_changed after update of offices on members
  for each row when (new.offices is distinct from old.offices) execute function follow_offices();
