-- Several hosts of a gathering, and who says that somebody was there.

create table gathering_host_invitations (
  gathering_id  integer not null references gatherings (id) on delete cascade,
  member_id     integer not null references members (id) on delete cascade,
  invited_by    integer references members (id) on delete set null,
  invited_at    timestamptz not null default now(),
  primary key (gathering_id, member_id)
);
comment on table gathering_host_invitations is 'One row = one brother who is invited to host a gathering and has not answered.';
create index gathering_host_invitations_by_member on gathering_host_invitations (member_id);

create trigger gatherings_forget_hosting after delete on gatherings
  for each row execute function forget_subject('gathering-hosting');

alter table gatherings
  add column changed_by integer references members (id) on delete set null;
comment on column gatherings.changed_by is 'Who made the change that news_rank counts: he need not be told of it.';

alter table gathering_answers
  add column corrected_by integer references members (id) on delete set null;
comment on column gathering_answers.corrected_by is 'Who said last whether he was there; what he says of himself no host changes. Who had not answered and is said to have been there stands as one who cannot.';
