-- Whether a member lets the day of his birth stand on the dashboards of his line and class.

alter table members add column shares_birthday boolean not null default false;

comment on column members.shares_birthday is 'His day and month, never the year, stand on the dashboards of his line and class.';

create index members_shared_birthdays on members (id) where shares_birthday and inactive_since is null;
